/** What the shell uses of the browser engine. */
export { ApiError } from './api/api-error.ts';
export { isCovered, onCovered } from './api/busy.ts';
export { loadMenu, loadOptions, type MenuEntry, ownerQuery } from './api/calls.ts';
export { callServer, callWithForm, type Contract, engineCommand, engineQuery } from './api/call-server.ts';
export { today } from './api/company-clock.ts';
export { callKey, useCall, useCommand } from './api/use-call.ts';
export { decidedBy } from './api/decided.ts';
export { randomHex } from './api/device.ts';
export { type Answer, fetchFile } from './api/files.ts';
export { handOver } from './api/hand-over.ts';
export { handIn, postForMessage, read, upload, write } from './api/http.ts';
export type { ExportJob } from './api/lists.ts';
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
export { loadPublished, loadPublishedFor, publish } from './api/published.ts';
export { currentSession, passwordIsSafe, useSession } from './api/session.ts';
export { encoded, jumpBack, signOut } from './api/sign-in.ts';
export { onWatchedChange, notifyWatchers, watchedNow } from './api/watch.ts';
export { PENDING_KEY, POLL_MS, unreadKey, useMessagesChanged, useUnread } from './api/unread.ts';
export { BrowserPanel } from './cache/browser-panel.tsx';
export { CACHE_TITLE } from './cache/title.ts';
export { LazyRecordScreen } from './edit/lazy-record-screen.tsx';
export { PeoplePicker } from './fields/link/people-picker.tsx';
export { JobProgress } from './jobs/job-progress.tsx';
export { isUnderWay } from './jobs/progress.ts';
export { useJobs } from './jobs/use-jobs.ts';
export { Boundary } from './kit/boundary.tsx';
export { useDone } from './kit/done.tsx';
export { drawQr, imageOf } from './kit/drawn-code.ts';
export { LanguageSelect } from './kit/language-select.tsx';
export { later } from './kit/later.tsx';
export { loadLocal, saveLocal } from './kit/local.ts';
export { LookSelect } from './kit/look-select.tsx';
export { useDark } from './kit/look.ts';
export { Markdown } from './kit/markdown.tsx';
export { useMedia } from './kit/media.ts';
export { Notice } from './kit/notice.tsx';
export { Refusal } from './kit/refusal.tsx';
export { RichTextInput } from './kit/rich-text/rich-text-input.tsx';
export { RichText } from './kit/rich-text/rich-text.tsx';
export { Say, useLang, useSay } from './kit/say.tsx';
export { Sheet } from './kit/sheet.tsx';
export { sizeWords } from './kit/size.ts';
export { StateTag } from './kit/state-tag.tsx';
export { toastError } from './kit/toast.tsx';
export { Loading } from './light/loading.tsx';
export { PlainButton } from './light/plain-button.tsx';
export { Failure } from './list/failure.tsx';
export { filterParam } from './list/filter-param.ts';
export { ListScreen } from './list/list-screen.tsx';
export { usePreference } from './list/preference.ts';
export { EXPORT_CENTRE } from './list/tray/export-centre-address.ts';
export { exportsKey, Tray } from './list/tray/tray.tsx';
export { type Assembly, ProductContext, useEntity, useProduct } from './product/assembly.ts';
export { BrandContext, useBrand } from './product/brand.ts';
export { commandsNow } from './product/commands.ts';
export { leafOf, leavesOf, placeOf, reachable, thinned } from './product/menu.ts';
export { ownPage, type OwnPage, unkept } from './product/own-page.ts';
export {
  type OpenPageRequest,
  type Pages,
  PagesContext,
  type ThisTab,
  ThisTabContext,
  usePages,
  useThisTab,
} from './product/pages.tsx';
export { useMenu } from './product/use-menu.ts';
export { findByNumber, type Found, pageOf } from './scan/find.ts';
export { ScanAnywhere } from './scan/scan-anywhere.tsx';
export { type Ask, type Extent, tile, type Tile } from './tiles/tile.ts';
