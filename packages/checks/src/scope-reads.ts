/**
 * Statements of files that answer calls which read a table with data scopes and do not ask for them themselves, with the reason why
 * nobody learns more by them; the table is the first the statement reads. `data-scopes` takes these and no others.
 */
export const SCOPE_READS: Readonly<Record<string, string>> = {
  'modules/base/server/factory-tree.ts base_plant': 'takes the plants the person is limited to',
  'modules/base/server/line-hours.ts base_work_hour_balance': 'the plant of the row is asked about before anything is told',
  'modules/base/server/work-calendar.ts base_plant': 'the plant of the place is asked about before anything is told',
  'modules/base/server/work-calendar.ts base_work_calendar': 'of the places `locate` found, or of a calendar that was saved',
  'modules/base/server/work-calendar.ts base_work_schedule': 'of the places `locate` found',
  'modules/purchasing/server/label-printing.ts purchasing_label_list': 'of a note that was asked about',
  'modules/warehouse/server/inside/kanban.ts warehouse_kanban_loop': 'sizes loops that were saved',
  'modules/warehouse/server/inside/kanban.ts warehouse_replenishment_task': 'of a loop that was asked about',
  'modules/warehouse/server/stock/unnumbered.ts warehouse_stock': 'of a balance that is held already',
};
