export { type ActionButton, ActionButtonView } from './actions/action-bar.tsx';
export { ApiError } from './api/api-error.ts';
export {
  type Choice,
  type Column,
  columnOf,
  type Condition,
  conditionOf,
  loadOptions,
  loadPage,
  loadRow,
  type Option,
  type WireColumn,
  type WireCondition,
} from './api/calls.ts';
export { callServer, callWithForm, type Contract, engineCommand, engineQuery } from './api/call-server.ts';
export { fetchFile, fetchPdf } from './api/files.ts';
export { callKey, useCall, useCommand } from './api/use-call.ts';
export { handOver } from './api/hand-over.ts';
export { read, upload, write } from './api/http.ts';
export { useInputFields } from './edit/input-fields.tsx';
export { FieldInput, FieldItem } from './edit/field-item.tsx';
export { BrowserPanel } from './cache/browser-panel.tsx';
export { CachePanel } from './cache/cache-panel.tsx';
export { CACHE_TITLE } from './cache/title.ts';
export { sizeWords } from './kit/size.ts';
export { acceptOf } from './fields/attachment/files.ts';
export { Changes } from './edit/below/changes.tsx';
export { useHistory } from './edit/below/history.ts';
export { Timeline } from './edit/below/timeline.tsx';
export { DateFilter } from './fields/moment/filter.tsx';
export { loadButtons, loadNames, type PageButton } from './api/lists.ts';
export { loadPublishedFor, publish } from './api/published.ts';
export { actOn } from './api/records.ts';
export { signOut } from './api/sign-in.ts';
export { useWatch } from './api/watch.ts';
export { JobProgress } from './jobs/job-progress.tsx';
export { useJob } from './jobs/use-jobs.ts';
export { viewOf } from './fields/index.ts';
export { countTile } from './tiles/count-tile.ts';
export { today } from './api/company-clock.ts';
export { useMenu } from './product/use-menu.ts';
export { chartTile } from './tiles/chart-tile.ts';
export { tile, type Tile } from './tiles/tile.ts';
export { TimelineChart } from './kit/timeline/timeline-chart.tsx';
export type { TimelineItem, TimelinePeriod, TimelineSpec } from './kit/timeline/timeline-spec.ts';
export { Say, speak, currentLang, useLang, useSay } from './kit/say.tsx';
export { Card } from './kit/card.tsx';
export { Chart } from './kit/charts/chart.tsx';
export type { ChartChoice, ChartPoint, ChartSpec } from './kit/charts/chart-spec.ts';
export { DocumentLink } from './kit/document-link.tsx';
export { useDone } from './kit/done.tsx';
export { Refusal } from './kit/refusal.tsx';
export { Notice } from './kit/notice.tsx';
export { saveLocal, loadLocal } from './kit/local.ts';
export { Sheet } from './kit/sheet.tsx';
export { StateTag } from './kit/state-tag.tsx';
export { filterParam } from './list/filter-param.ts';
export { layoutOf, type Pinned, type Placed } from './list/layout.ts';
export type { LabelLook, LabelMedium } from './print/labels.ts';
export { usePrintLabels } from './print/use-print-labels.ts';
export { PeoplePicker } from './fields/link/people-picker.tsx';
export { pageOf } from './scan/find.ts';
export { type Foreseeing, type Product, useDefinitions, useEntity, useProduct } from './product/assembly.ts';
export { fetchedOnce, type Modules } from './product/modules.ts';
export {
  editScreen,
  type ListTools,
  listScreen,
  printScreen,
  type RecordPrint,
  type RecordPart,
  type RecordTab,
  type Slot,
} from './product/slots.ts';
export { leafOf, placeOf } from './product/menu.ts';
export { usePages, useThisTab } from './product/pages.tsx';
