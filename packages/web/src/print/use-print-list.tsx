import { type Entity, fill, sharedWords, type Text } from '@takt/model';
import { App, Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import type { Column, Condition, Row } from '../api/calls.ts';
import { loadRows, type RowsRequest } from '../api/lists.ts';
import { useSay } from '../kit/say.tsx';
import { toastError } from '../kit/toast.tsx';
import { fieldOf } from '../list/cell.tsx';
import { totalShown } from '../list/total.ts';
import { conditionFacts, listTable } from './list-sheet.ts';
import { printPage } from './print-page.ts';
import { usePrinting } from './printing.ts';
import { sheetHtml } from './sheet.ts';

const MOST = 1000;
const PAGE = 500;
const TOO_MANY: Text = ['共 {total} 条，一次最多打印 {most} 条', '{total} rows found; at most {most} are printed at once'];
const RATHER: Text = [
  '可以打印前 {most} 条，或将全部数据导出为 Excel。',
  'Print the first {most}, or export everything to Excel.',
];
const PRINT: Text = ['打印前 {most} 条', 'Print the first {most}'];
const FIRST: Text = ['前 {n} 条，共 {total} 条', 'First {n} of {total} rows'];
const ALL: Text = ['共 {n} 条', '{n} rows'];

interface Printed {
  readonly id: string;
  readonly entity: Entity | undefined;
  readonly title: Text;
  readonly conditions: readonly Condition[];
  /** Columns as they are shown, in their order. */
  readonly columns: readonly Column[];
  readonly request: Pick<RowsRequest, 'params' | 'sort'>;
}
interface Found {
  readonly rows: readonly Row[];
  readonly total: string;
  readonly more: boolean;
}

/** Prints a list as it is shown; what is too much for paper is offered as an export. */
export function usePrintList(printed: Printed, onExport: () => void): { readonly print: () => void; readonly dialog: ReactNode } {
  const say = useSay();
  const { notification } = App.useApp();
  const { codelistsOf, imprint } = usePrinting();
  const [found, setFound] = useState<Found | null>(null);

  const put = async ({ rows, total, more }: Found): Promise<void> => {
    const { entity, columns, conditions, request, title } = printed;
    const listed = conditions
      .filter(({ kind }) => kind === 'dictionary')
      .map(({ source }) => ({ options: { list: String(source) } }));
    const codes = await codelistsOf([...columns.map((column) => fieldOf(entity, column)), ...listed]);
    const words = { say, codes };
    printPage(
      sheetHtml({
        ...(await imprint()),
        title: say(title),
        note: say(more ? fill(FIRST, { n: rows.length, total }) : fill(ALL, { n: rows.length })),
        watermark: null,
        barcode: null,
        facts: await conditionFacts(conditions, request.params, words),
        tables: [listTable(entity, columns, rows, words)],
      }),
    );
  };
  const failed = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    toastError(notification, error);
  };
  const print = async (): Promise<void> => {
    const pages = [];
    for (let page = 1; page <= MOST / PAGE; page += 1) {
      const got = await loadRows(printed.id, { ...printed.request, page, size: PAGE });
      pages.push(got);
      if (got.list.length < PAGE) break;
    }
    const last = pages.at(-1) ?? { total: 0, totalCapped: false };
    const all: Found = {
      rows: pages.flatMap(({ list }) => list),
      total: totalShown(last),
      more: last.totalCapped || last.total > MOST,
    };
    if (all.more) setFound(all);
    else await put(all);
  };
  const close = (): void => setFound(null);
  const dialog = found && (
    <Modal
      open
      width={480}
      title={say(fill(TOO_MANY, { total: found.total, most: MOST }))}
      onCancel={close}
      footer={[
        <Button key="cancel" onClick={close}>
          {say(sharedWords.cancel)}
        </Button>,
        <Button
          key="export"
          onClick={() => {
            close();
            onExport();
          }}
        >
          {say(sharedWords.export)}
        </Button>,
        <Button
          key="print"
          type="primary"
          onClick={() => {
            close();
            put(found).catch(failed);
          }}
        >
          {say(fill(PRINT, { most: MOST }))}
        </Button>,
      ]}
    >
      {say(fill(RATHER, { most: MOST }))}
    </Modal>
  );
  return { print: () => void print().catch(failed), dialog };
}
