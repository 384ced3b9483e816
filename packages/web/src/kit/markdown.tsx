import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import style from './markdown.module.css';

/** The tags a written text may have; whatever else is in it is left out. */
const TAGS = 'h1 h2 h3 h4 p br strong em del code pre blockquote ul ol li a table thead tbody tr th td hr kbd'.split(' ');

/** Markdown as people read it. What draws and cleans it is fetched with the first text. */
export function Markdown({ text }: { readonly text: string }) {
  const { data } = useQuery({
    queryKey: ['markdown', text],
    queryFn: async () => {
      const [{ marked }, { default: purify }] = await Promise.all([import('marked'), import('dompurify')]);
      return purify.sanitize(await marked.parse(text), {
        ALLOWED_TAGS: TAGS,
        ALLOWED_ATTR: ['href'],
        ALLOWED_URI_REGEXP: /^(?:https?:|#)/,
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) return <Skeleton active />;
  // Cleaned above; see RichText for the one other place that does this.
  return <div className={style['text']} dangerouslySetInnerHTML={{ __html: data }} />;
}
