import { type Decimal, date, query, ref } from '@takt/model';

/** What a line can do on one day: net hours of its shifts × headcount × attendance × efficiency (handbook §1). */
export interface LineDay {
  readonly on: string;
  /** Null where the line works and nobody has told in which shifts. */
  readonly netHours: Decimal | null;
  /** Null before any figures of the line are valid. */
  readonly headcount: number | null;
  readonly availableHours: Decimal | null;
}
/** Four weeks of the line of a balance, each day by the figures that are valid on it. */
export const lineHours = query<readonly LineDay[]>()(
  'base.lineHours',
  ['产线可用工时', 'Available hours of a line'],
  {
    balance: ref('base.workHourBalance', '工时平衡基础', 'Working-hour balance data', { required: true }),
    from: date('开始日期', 'From', { required: true }),
  },
  { needs: 'base.workHourBalance.read' },
);
