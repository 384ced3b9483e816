import { type Id, query, type Text } from '@takt/model';
import { dailyTraffic, stockValue } from '../stock/stock-charts.ts';

const WORK_KINDS = ['receive', 'putaway', 'pick', 'count'] as const;
/** One kind of work: how much of what was to be done today is done. What was finished on earlier days counts in neither. */
export interface WorkDone {
  readonly kind: (typeof WORK_KINDS)[number];
  readonly done: number;
  readonly total: number;
}
/** What stores do today, as far as the person may read it: vehicles received, tasks put away and picked, lines counted. */
export const todaysWork = query<readonly WorkDone[]>()(
  'warehouse.todaysWork',
  ['今日进度', "Today's progress"],
  {},
  { needs: 'warehouse.putawayTask.read' },
);

/** How it stands with a vehicle at the docks. */
export const DOCK_STATES = {
  done: ['已完成', 'Done'],
  working: ['作业中', 'At the dock'],
  booked: ['已预约', 'Booked'],
  late: ['迟到', 'Late'],
} as const satisfies Readonly<Record<string, Text>>;
export type DockState = keyof typeof DOCK_STATES;

export interface DockOfDay {
  readonly id: Id;
  readonly code: string;
  readonly name: Text;
}
/** A vehicle that comes or leaves today. */
export interface DockVisit {
  readonly entity: 'warehouse.asn' | 'warehouse.outboundOrder';
  readonly id: Id;
  readonly number: string;
  /** The state of the document, as lists have it. */
  readonly status: string;
  /** Null where nobody has said which. */
  readonly dock: Id | null;
  readonly from: string;
  readonly to: string;
  readonly state: DockState;
  /** Who brings or gets the goods, or where they go. */
  readonly who: Text;
}
export interface DockDay {
  readonly now: string;
  readonly docks: readonly DockOfDay[];
  readonly visits: readonly DockVisit[];
  /** Vehicles of earlier days that have not come. */
  readonly overdue: number;
}
/** Which vehicle is at which dock when, today. */
export const dockDay = query<DockDay>()('warehouse.dockDay', ['今日月台', 'Docks today'], {}, { needs: 'warehouse.asn.read' });

/** What home pages ask of the warehouse. */
export const homeCalls = [stockValue, dailyTraffic, todaysWork, dockDay];
