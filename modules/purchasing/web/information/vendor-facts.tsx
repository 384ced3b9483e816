import type { Field, Text } from '@takt/model';
import { loadRow, Refusal, useSay, viewOf } from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { Descriptions, Skeleton } from 'antd';
import { Vendor } from '@takt/modules/base/defs';
import style from './information.module.css';

type Row = Readonly<Record<string, unknown>>;
type Named = keyof typeof Vendor.fields;

/** What concerns the supplier itself; what we think of it is ours. */
const SECTIONS: readonly { readonly title: Text; readonly fields: readonly Named[] }[] = [
  {
    title: ['基本信息', 'Basic data'],
    fields: ['code', 'name', 'nameEn', 'shortName', 'category', 'standing', 'level', 'buyer'],
  },
  { title: ['联系方式', 'Contact'], fields: ['contactName', 'tel', 'email', 'address'] },
  { title: ['结算', 'Settlement'], fields: ['taxNo', 'currency', 'taxRate', 'paymentTerm', 'bankName', 'bankAccount'] },
  {
    title: ['协同要求', 'Terms of working together'],
    fields: ['forecastReplyHours', 'orderReplyHours', 'earlyDeliveryHours', 'leadTimeHours', 'shipmentControl'],
  },
];

/** The record of one supplier, to be read. */
export function VendorFacts({ vendor }: { readonly vendor: string }) {
  const say = useSay();
  const row = useQuery({ queryKey: ['vendorFacts', vendor], queryFn: () => loadRow<Row>(Vendor.id, vendor) });
  if (row.error) return <Refusal error={row.error} />;
  if (!row.data) return <Skeleton active />;
  const known = row.data;
  return SECTIONS.map(({ title, fields }) => (
    <Descriptions
      key={title[1]}
      className={style['facts'] ?? ''}
      size="small"
      bordered
      column={{ xs: 1, md: 2, xl: 3 }}
      title={say(title)}
      items={fields.map((name) => ({
        key: name,
        label: say(Vendor.fields[name].label),
        children: <Fact field={Vendor.fields[name]} row={known} name={name} />,
      }))}
    />
  ));
}

function Fact({ field, row, name }: { readonly field: Field; readonly row: Row; readonly name: string }) {
  const { Cell } = viewOf(field);
  const [value, label] = [row[name] ?? null, row[`${name}Label`]];
  if (value === null || value === '') return '—';
  return <Cell field={field} value={value} label={label ? String(label) : null} />;
}
