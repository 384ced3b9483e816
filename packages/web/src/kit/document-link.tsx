import { Button } from 'antd';
import { useMenu } from '../product/use-menu.ts';
import { pageOf } from '../scan/find.ts';
import { usePages } from '../product/pages.tsx';
import style from './document-link.module.css';

/** A document by its number; a click opens it, where the person's menu leads to it. */
export function DocumentLink({ entity, id, number }: { readonly entity: string; readonly id: string; readonly number: string }) {
  const pages = usePages();
  const page = pageOf(useMenu() ?? [], { entity, id, number });
  if (!page) return number;
  return (
    <Button type="link" size="small" className={style['link'] ?? ''} onClick={() => pages.open(page)}>
      {number}
    </Button>
  );
}
