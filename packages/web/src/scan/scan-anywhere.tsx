import { fill, type Text } from '@takt/model';
import { App } from 'antd';
import type { MenuEntry } from '../api/calls.ts';
import { Say } from '../kit/say.tsx';
import { usePages } from '../product/pages.tsx';
import { findByNumber, pageOf } from './find.ts';
import { useScan, useScanner } from './use-scan.ts';

const UNKNOWN: Text = ['没有编号为 {code} 的单据', 'No document has the number {code}'];

/** A scan outside of any field opens the document with that number. */
export function ScanAnywhere({ areas }: { readonly areas: readonly MenuEntry[] }) {
  const pages = usePages();
  const { notification } = App.useApp();
  useScan(async (code) => {
    const found = (await findByNumber(code).catch(() => [])).find(({ number }) => number === code);
    const page = found && pageOf(areas, found);
    if (page) pages.open(page);
    return page !== null && page !== undefined;
  }, true);
  useScanner((code) =>
    notification.warning({ title: <Say text={fill(UNKNOWN, { code })} />, duration: 4, placement: 'bottomLeft' }),
  );
  return null;
}
