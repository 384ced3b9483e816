import type { Text } from '@takt/model';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { PageHead } from './page/page.tsx';
import style from './sheet.module.css';

/** A page with one thing on it: title and card. */
export function Sheet({
  title,
  narrow = false,
  children,
}: {
  readonly title: Text;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <>
      <PageHead title={title} />
      <Card className={`${style['sheet']} ${narrow ? style['narrow'] : ''}`}>{children}</Card>
    </>
  );
}
