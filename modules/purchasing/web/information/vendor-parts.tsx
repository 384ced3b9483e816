import type { Text } from '@takt/model';
import { loadPage, Refusal, useSay, viewOf } from '@takt/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import { useState } from 'react';
import { VendorPart } from '@takt/modules/base/defs';
import style from './information.module.css';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
const TITLE: Text = ['供应商物料', 'Supplier parts'];
const NONE: Text = ['没有供应商物料', 'No parts are on record'];
const SHOWN = ['part', 'vendorPartNo', 'packageQty', 'minOrderQty', 'leadTimeDays', 'validFrom', 'validTo'] as const;
const SIZE = 20;

/** What the supplier delivers, and on which terms. */
export function VendorParts({ vendor }: { readonly vendor: string }) {
  const say = useSay();
  const [page, setPage] = useState(1);
  const parts = useQuery({
    queryKey: ['partsOfVendor', vendor, page],
    queryFn: () => loadPage(VendorPart.id, { params: { vendor }, page, size: SIZE }),
    placeholderData: keepPreviousData,
  });
  const rows: readonly Row[] = parts.data?.list ?? [];
  return (
    <section>
      <h2 className={style['heading']}>{say(TITLE)}</h2>
      <Refusal error={parts.error} />
      {!parts.error && (
        <Table<Row>
          size="small"
          rowKey="id"
          scroll={{ x: 'max-content' }}
          aria-label={say(TITLE)}
          locale={{ emptyText: say(NONE) }}
          loading={parts.isFetching}
          dataSource={[...rows]}
          pagination={{
            current: page,
            pageSize: SIZE,
            total: parts.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: setPage,
          }}
          columns={SHOWN.map((name) => {
            const field = VendorPart.fields[name];
            const { Cell } = viewOf(field);
            return {
              title: say(field.label),
              key: name,
              render: (_: unknown, row: Row) => {
                const label = row[`${name}Label`];
                return <Cell field={field} value={row[name] ?? null} label={label ? String(label) : null} />;
              },
            };
          })}
        />
      )}
    </section>
  );
}
