import { choice, date, type Text } from '@takt/model';

/** How bad a defect or a characteristic out of its limits is. */
export const CLASSES = {
  critical: ['A 致命', 'A critical'],
  major: ['B 严重', 'B major'],
  minor: ['C 轻微', 'C minor'],
} as const;

/** When something is inspected. */
const KINDS = {
  iqc: ['来料检验', 'Incoming inspection'],
  first: ['首件检验', 'First-piece inspection'],
  patrol: ['过程巡检', 'In-process patrol'],
  last: ['末件检验', 'Last-piece inspection'],
  fqc: ['完工检验', 'Final inspection'],
  oqc: ['出货检验', 'Outgoing inspection'],
  supplier: ['供应商自检', 'Inspection by the supplier'],
} as const;
export const inspectionKind = () => choice('检验类型', 'Inspection kind', KINDS, { required: true, default: 'iqc' });

/** From when until when something counts; without an end it goes on. */
export const effective = {
  effectiveOn: date('生效日期', 'Effective date', { required: true, default: 'today' }),
  expiryOn: date('失效日期', 'Expiry date', { help: ['不填表示长期有效', 'Without it there is no end'] }),
};
interface Effective {
  readonly effectiveOn: string;
  readonly expiryOn: string | null;
}
export const inOrder = ({ effectiveOn, expiryOn }: Effective): boolean => !expiryOn || expiryOn >= effectiveOn;
export const EXPIRES_FIRST: Text = ['失效日期不能早于生效日期', 'The expiry date cannot be earlier than the effective date'];
