import { fill, sharedWords, type Text, words } from '@takt/model';
import { ActionButtonView, Page, PageHead, Refusal, Say, today, useDone, useSay, useThisTab } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { App, Button, Select, Spin, TreeSelect } from 'antd';
import { useState } from 'react';
import { type CalendarPlace, COMPANY, WorkCalendar, type WorkYear } from '../../defs/calendar/work-calendar.ts';
import { Brushes } from './brushes.tsx';
import { savePainted, useChanged, usePlaces, useYear } from './calls.ts';
import { ChangesDrawer } from './changes-drawer.tsx';
import { type Brush, type Days, type Draft, freeWeekends, paint, painted } from './painting.ts';
import { YearGrid } from './year-grid.tsx';
import style from './work-calendar.module.css';

const OF_COMPANY: Text = ['公司默认', 'Company default'];
const PLACE: Text = ['适用对象', 'Calendar of'];
const YEAR: Text = ['年份', 'Year'];
const YEAR_NAME: Text = ['{year} 年', '{year}'];
const SAVE_N: Text = ['保存（{n} 天）', 'Save ({n})'];
const DISCARD: Text = ['放弃', 'Discard'];
const SAVED: Text = ['工作日历已更新，共 {n} 天', 'The work calendar was changed, days: {n}'];
const WEEKENDS: Text = ['周末全部休息', 'Weekends off'];
const WEEKENDS_HINT: Text = [
  '今天起的周六、周日设为休息日；节假日与调休上班保持不变',
  'Saturdays and Sundays from today on become days off; holidays and make-up workdays stay',
];
const NO_WEEKENDS: Text = ['今天起的周末已全部设定', 'All weekends from today on are set already'];
const NOTHING: Text = ['还没有涂改日期', 'No days have been painted yet'];
const CHANGES: Text = ['修改记录', 'Changes'];
const NEVER: Text = ['该日历还没有修改过', 'This calendar has not been changed yet'];
const LEAVE: Text = ['放弃未保存的 {n} 天？', 'Discard painted days that are not saved ({n})?'];
const HOW: Text = [
  '选画笔后点击或拖动日期；键盘：方向键移动，空格涂色，1–5 换画笔',
  'Choose a brush, then click or drag over days. Keyboard: arrows move, space paints, 1–5 change the brush',
];
const AHEAD = 3;

interface PlaceNode {
  readonly value: string;
  readonly title: string;
  readonly children: PlaceNode[];
}
const placesBelow = (places: readonly CalendarPlace[], parent: string | null, say: (text: Text) => string): PlaceNode[] =>
  places
    .filter((place) => place.parent === parent)
    .map(({ id, label }) => ({ value: id, title: say(label), children: placesBelow(places, id, say) }));

/** A year of the company's, a plant's, a workshop's or a line's calendar, to be painted on. */
export function WorkCalendarPage() {
  const say = useSay();
  const { modal } = App.useApp();
  const tab = useThisTab();
  const places = usePlaces();
  const [place, setPlace] = useState(COMPANY);
  const [thisYear] = useState(() => Number.parseInt(today(), 10));
  const [year, setYear] = useState(thisYear);
  const [draft, setDraft] = useState<Draft>(new Map());
  const shown = useYear(place, year);
  const redraw = (next: Draft): void => {
    setDraft(next);
    tab.setUnsaved(next.size > 0);
  };
  const leave = (go: () => void): void => {
    const gone = (): void => {
      redraw(new Map());
      go();
    };
    if (draft.size === 0) return gone();
    void modal.confirm({
      title: <Say text={fill(LEAVE, { n: draft.size })} />,
      okText: say(DISCARD),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.keepEditing),
      onOk: gone,
    });
  };
  return (
    <Page>
      <PageHead title={WorkCalendar.label}>
        <TreeSelect
          className={style['place'] ?? ''}
          aria-label={say(PLACE)}
          value={place}
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeDefaultExpandAll
          loading={places.isPending}
          treeData={[{ value: COMPANY, title: say(OF_COMPANY), children: placesBelow(places.data ?? [], null, say) }]}
          onChange={(next: string) => leave(() => setPlace(next))}
        />
        <Select
          aria-label={say(YEAR)}
          value={year}
          options={Array.from({ length: AHEAD + 1 }, (_, index) => thisYear - 1 + index).map((one) => ({
            value: one,
            label: say(fill(YEAR_NAME, { year: one })),
          }))}
          onChange={(next) => leave(() => setYear(next))}
        />
        <span className={style['how']}>{say(HOW)}</span>
      </PageHead>
      <Refusal error={places.error ?? shown.error} />
      {shown.isPending && <Spin className={style['waiting'] ?? ''} />}
      {shown.data && (
        <YearEditor key={`${place} ${year}`} place={place} year={year} shown={shown.data} draft={draft} onDraft={redraw} />
      )}
    </Page>
  );
}

interface YearEditorProps {
  readonly place: string;
  readonly year: number;
  readonly shown: WorkYear;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}
function YearEditor({ place, year, shown, draft, onDraft }: YearEditorProps) {
  const say = useSay();
  const done = useDone();
  const changed = useChanged();
  const [brush, setBrush] = useState<Brush>('holiday');
  const [looking, setLooking] = useState(false);
  const days: Days = new Map(shown.days.map((day) => [day.on, day]));
  const { lacks } = shown;
  const denied = lacks === null ? null : { text: words.notAuthorised, unblock: fill(words.askAdmin, { permission: lacks }) };
  const saving = useMutation({
    mutationFn: () => savePainted(place, painted(draft)),
    onSuccess: async ({ changed: n }) => {
      done(fill(SAVED, { n }));
      await changed();
      onDraft(new Map());
    },
  });
  const weekends = freeWeekends(days, draft, year, shown.today);
  const nothing = draft.size === 0 ? { text: NOTHING } : null;
  return (
    <>
      <div className={style['tools']}>
        <Brushes brush={brush} onChoose={setBrush} />
        <span className={style['spring']} />
        <ActionButtonView
          button={{
            name: 'weekends',
            label: WEEKENDS,
            hint: WEEKENDS_HINT,
            why: denied ?? (weekends.length === 0 ? { text: NO_WEEKENDS } : null),
            run: () => onDraft(paint(days, draft, weekends, 'rest')),
          }}
        />
        <ActionButtonView
          button={{ name: 'changes', label: CHANGES, why: shown.calendar ? null : { text: NEVER }, run: () => setLooking(true) }}
        />
        {draft.size > 0 && <Button onClick={() => onDraft(new Map())}>{say(DISCARD)}</Button>}
        <ActionButtonView
          type="primary"
          button={{
            name: 'save',
            label: draft.size > 0 ? fill(SAVE_N, { n: draft.size }) : sharedWords.save,
            why: denied ?? nothing,
            busy: saving.isPending,
            run: () => saving.mutate(),
          }}
        />
      </div>
      <Refusal error={saving.error} />
      <YearGrid
        year={year}
        today={shown.today}
        days={days}
        draft={draft}
        denied={denied}
        onPaint={(some) => onDraft(paint(days, draft, some, brush))}
        onBrush={setBrush}
      />
      {shown.calendar && <ChangesDrawer calendar={shown.calendar} open={looking} onClose={() => setLooking(false)} />}
    </>
  );
}
