import { EllipsisOutlined } from '@ant-design/icons';
import { sharedWords, type Text } from '@takt/model';
import type { ColDef } from 'ag-grid-community';
import type { CustomCellRendererProps } from 'ag-grid-react';
import { createContext, type MouseEvent, use } from 'react';
import type { Row } from '../api/calls.ts';
import { useSay } from '../kit/say.tsx';
import type { Judged } from './batch.ts';
import type { MenuPlace } from './row-menu.tsx';
import style from './grid-tools.module.css';

const MORE: Text = ['更多操作', 'More'];
const WIDTH: Readonly<Record<'zh' | 'en', number>> = { zh: 128, en: 156 };

/** What a grid needs to offer what can be done with each row. */
export interface RowTools {
  /** The usual next step, where there is one. */
  readonly usualOf: (row: Row) => Judged | null;
  readonly onRun: (judged: Judged) => void;
  readonly onOpen: (row: Row) => void;
  readonly onMenu: (place: MenuPlace) => void;
}
export const Tools = createContext<RowTools | null>(null);

/** The last column: it stays where it is and takes no part in arranging. */
export const toolsColumn = (say: (text: Text) => string, lang: 'zh' | 'en'): ColDef<Row> => ({
  colId: '$tools',
  headerName: say(sharedWords.actions),
  cellRenderer: ToolsCell,
  pinned: 'right',
  lockPinned: true,
  lockPosition: 'right',
  width: WIDTH[lang],
  maxWidth: WIDTH[lang],
  resizable: false,
  sortable: false,
  suppressMovable: true,
});

/** Open, the usual next step, and the rest behind a button. The keyboard has Enter and Shift F10 for them. */
function ToolsCell({ data }: CustomCellRendererProps<Row>) {
  const say = useSay();
  const tools = use(Tools);
  if (!data || !tools) return null;
  const usual = tools.usualOf(data);
  const more = ({ currentTarget }: MouseEvent): void => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    tools.onMenu({ row: data, x: left, y: bottom });
  };
  return (
    <span className={style['tools']}>
      <button type="button" tabIndex={-1} className={style['word']} onClick={() => tools.onOpen(data)}>
        {say(sharedWords.open)}
      </button>
      {usual && (
        <button type="button" tabIndex={-1} className={style['word']} title={say(usual.label)} onClick={() => tools.onRun(usual)}>
          {say(usual.label)}
        </button>
      )}
      <button type="button" tabIndex={-1} className={style['more']} aria-label={say(MORE)} onClick={more}>
        <EllipsisOutlined />
      </button>
    </span>
  );
}
