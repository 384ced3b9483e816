import { useQuery } from '@tanstack/react-query';
import style from './record-screen.module.css';

/** The number as scanners read it, Code 128; drawn by a library that is fetched only here. */
export function Barcode({ text }: { readonly text: string }) {
  const { data } = useQuery({
    queryKey: ['barcode', text],
    queryFn: async () => {
      const { code128, drawingSVG } = await import('bwip-js/browser');
      return code128({ bcid: 'code128', text, height: 8, paddingwidth: 4 }, drawingSVG());
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return data ? <img className={style['barcode']} alt={text} src={`data:image/svg+xml,${encodeURIComponent(data)}`} /> : null;
}
