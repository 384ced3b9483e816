export { type ActionButton, ActionButtonView } from './actions/action-bar.tsx';
export { useWhyNot, type Why } from './actions/why-not.ts';
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
  type MenuEntry,
  type Option,
  type WireColumn,
  type WireCondition,
} from './api/calls.ts';
export { callServer, callWithForm, type Contract, engineCommand, engineQuery } from './api/call-server.ts';
export { type Answer, fetchFile, fetchPdf } from './api/files.ts';
export {
  answerMail,
  answerNotice,
  answerTask,
  KINDS,
  loadMessages,
  loadPending,
  loadUnread,
  markAllRead,
  markRead,
  type Message,
  type MessageKind,
  openMessage,
  type Pending,
  sendMail,
  type Unread,
} from './api/messages.ts';
export {
  publishNotice,
  type ScrollingNotice,
  useRunning,
  useRunningTexts,
  useScrollingChanged,
  withdrawNotice,
} from './api/scrolling.ts';
export { PENDING_KEY, POLL_MS, unreadKey, useMessagesChanged, useUnread } from './api/unread.ts';
export { useAllowed, useRightsCatalogue } from './api/rights.ts';
export { callKey, useCall, useCommand } from './api/use-call.ts';
export { handOver } from './api/hand-over.ts';
export { read, upload, write } from './api/http.ts';
export { useInputFields } from './edit/input-fields.tsx';
export { FieldInput, FieldItem } from './edit/field-item.tsx';
export { LazyLinesGrid } from './edit/lines/lazy-lines-grid.tsx';
export type { Line } from './edit/draft.ts';
export { BrowserPanel } from './cache/browser-panel.tsx';
export { CachePanel } from './cache/cache-panel.tsx';
export { CACHE_TITLE } from './cache/title.ts';
export { sizeWords } from './kit/size.ts';
export { acceptOf } from './fields/attachment/files.ts';
export { Changes } from './edit/below/changes.tsx';
export { useHistory } from './edit/below/history.ts';
export { Timeline } from './edit/below/timeline.tsx';
export { DateFilter } from './fields/moment/filter.tsx';
export { type ExportJob, loadButtons, loadNames, type PageButton } from './api/lists.ts';
export { loadPublished, loadPublishedFor, publish } from './api/published.ts';
export { actOn } from './api/records.ts';
export { signOut } from './api/sign-in.ts';
export { useWatch } from './api/watch.ts';
export { JobProgress } from './jobs/job-progress.tsx';
export { isUnderWay } from './jobs/progress.ts';
export { useJob, useJobs } from './jobs/use-jobs.ts';
export { viewOf } from './fields/index.ts';
export { countTile } from './tiles/count-tile.ts';
export { companyClock, today } from './api/company-clock.ts';
export { useMenu } from './product/use-menu.ts';
export { askCall, CHART_LOOK, chartTile } from './tiles/chart-tile.ts';
export { recentTile } from './tiles/recent.ts';
export { waitingTile } from './tiles/waiting/waiting.ts';
export { type Beginner, beginningOf, useBeginner } from './tiles/beginner.ts';
export { type Ask, type Beginning, type Extent, type Region, tile, type Tile } from './tiles/tile.ts';
export { TileIcon, TileRow, TileRows, TileText } from './tiles/tile-rows.tsx';
export type { Tone } from './kit/tones.tsx';
export { TimelineChart } from './kit/timeline/timeline-chart.tsx';
export type { TimelineItem, TimelinePeriod, TimelineSpec } from './kit/timeline/timeline-spec.ts';
export { Say, speak, currentLang, useLang, useSay } from './kit/say.tsx';
export { Boundary } from './kit/boundary.tsx';
export { Card } from './kit/card.tsx';
export { Chart } from './kit/charts/chart.tsx';
export type { ChartChoice, ChartSpec } from './kit/charts/chart-spec.ts';
export { type BarCell, type BarRow, BarTable } from './kit/figures/bar-table.tsx';
export { SmallBars } from './kit/figures/small-bars.tsx';
export { type KeyFigure, KeyFigures } from './kit/figures/key-figures.tsx';
export { GraphView } from './kit/graph/graph-view.tsx';
export { DocumentLink } from './kit/document-link.tsx';
export { MasterDetail, type MasterDetailWords, type MasterItem } from './kit/master-detail/master-detail.tsx';
export { useDone } from './kit/done.tsx';
export { later } from './kit/later.tsx';
export { Markdown } from './kit/markdown.tsx';
export { Page, PageHead, SideBySide } from './kit/page/page.tsx';
export { Refusal } from './kit/refusal.tsx';
export { useMedia } from './kit/media.ts';
export { Notice } from './kit/notice.tsx';
export { saveLocal, loadLocal } from './kit/local.ts';
export { RichTextInput } from './kit/rich-text/rich-text-input.tsx';
export { RichText } from './kit/rich-text/rich-text.tsx';
export { Sheet } from './kit/sheet.tsx';
export { StateTag } from './kit/state-tag.tsx';
export { Failure } from './list/failure.tsx';
export { usePreference } from './list/preference.ts';
export { filterParam } from './list/filter-param.ts';
export { EXPORT_CENTRE } from './list/tray/export-centre-address.ts';
export { exportsKey } from './list/tray/tray.tsx';
export { layoutOf, type Pinned, type Placed } from './list/layout.ts';
export type { LabelLook, LabelMedium } from './print/labels.ts';
export { usePrintLabels } from './print/use-print-labels.ts';
export { PeoplePicker } from './fields/link/people-picker.tsx';
export { pageOf } from './scan/find.ts';
export {
  type Foreseeing,
  type HiddenFields,
  type Product,
  useDefinitions,
  useEntity,
  useHiddenFields,
  useProduct,
} from './product/assembly.ts';
export { ownPage, type OwnPage } from './product/own-page.ts';
export { fetchedOnce, type Modules } from './product/modules.ts';
export {
  type ActionAnswers,
  actionForm,
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
export { type OpenPageRequest, usePages, useThisTab } from './product/pages.tsx';
