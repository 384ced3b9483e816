import { sharedWords, type Text } from '@takt/model';
import { Card, loadOptions, PageHead, Refusal, Say, SideBySide, useProduct, useSay, useThisTab } from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { App, Badge, Empty, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { ListChooser } from '../list-chooser/list-chooser.tsx';
import { useArrangedScreens, useScreen } from './calls.ts';
import { ScreenPartEditor } from './screen-part-editor.tsx';
import { keysOf, type Part } from './parts.ts';
import style from './screen-config.module.css';

const LISTS: Text = ['可配置的页面', 'Pages to arrange'];
const CHOOSE: Text = ['请在左侧选择要配置的页面', 'Choose a page on the left'];
const FOR: Text = ['适用对象', 'For'];
const PARTS: Readonly<Record<Part, Text>> = {
  query: ['查询条件', 'Query'],
  columns: ['列', 'Columns'],
  buttons: ['按钮', 'Buttons'],
};
const ARRANGED: Text = ['已有发布的配置', 'Something is published'];
const LEAVE: Text = ['放弃未发布的修改？', 'Discard what is not published?'];
const ALL = '';

/** Which query fields a list asks for. */
export const QueryConditionPage = () => <ScreenConfig title={['查询条件', 'Query condition']} parts={['query']} />;
/** Which columns and buttons a list shows. */
export const TableColumnPage = () => (
  <ScreenConfig title={['列表列配置', 'Table column configuration']} parts={['columns', 'buttons']} />
);

/** What is looked at: a list, whom it is arranged for, and which part of it. */
interface Looked {
  readonly route: string | null;
  readonly role: string;
  readonly part: Part;
}

/** Half-done work is asked about before something else is looked at. */
function useLooked(first: Part) {
  const say = useSay();
  const tab = useThisTab();
  const { modal } = App.useApp();
  const [looked, setLooked] = useState<Looked>({ route: null, role: ALL, part: first });
  const [unsaved, setUnsaved] = useState(false);
  const mark = (next: boolean): void => {
    setUnsaved(next);
    tab.setUnsaved(next);
  };
  const go = (next: Partial<Looked>): void => {
    mark(false);
    setLooked({ ...looked, ...next });
  };
  const look = (next: Partial<Looked>): void => {
    if (!unsaved) return go(next);
    void modal.confirm({
      title: <Say text={LEAVE} />,
      okText: say(sharedWords.discard),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.keepEditing),
      onOk: () => go(next),
    });
  };
  return { ...looked, look, mark };
}

/** Lists on the left; on the right one of them as it is arranged for everyone or for a role. */
function ScreenConfig({ title, parts }: { readonly title: Text; readonly parts: readonly [Part, ...(readonly Part[])] }) {
  const say = useSay();
  const { screens: drawn, people } = useProduct();
  const { data = [], error, isPending } = useArrangedScreens();
  const { route, role, part, look, mark } = useLooked(parts[0]);
  const roles = useQuery({
    queryKey: ['options', people.role],
    queryFn: () => loadOptions(people.role, ''),
    meta: { quiet: true },
  });
  // A page a module draws itself has no such head.
  const screens = data.filter((one) => !Object.hasOwn(drawn, one.route));
  const screen = screens.find((one) => one.route === route) ?? null;
  const kept = new Set<string>(parts.flatMap((one) => keysOf[one]).map((key) => (key === 'columns' ? 'list' : key)));
  const whom = [{ value: ALL, label: say(sharedWords.everyone) }, ...(roles.data ?? [])];
  return (
    <>
      <PageHead title={title} />
      <Refusal error={error} />
      <SideBySide>
        <ListChooser
          label={LISTS}
          screens={screens.map((one) => ({
            ...one,
            note: one.arranged.some((key) => kept.has(key)) && <Badge status="processing" title={say(ARRANGED)} />,
          }))}
          pending={isPending}
          chosen={route}
          onChoose={(next) => next !== route && look({ route: next })}
        />
        <Card aria-label={screen ? say(screen.label) : say(title)}>
          {screen ? (
            <>
              <div className={style['bar']}>
                <h2 className={style['name']}>{say(screen.label)}</h2>
                {parts.length > 1 && (
                  <Segmented<Part>
                    value={part}
                    options={parts.map((value) => ({ value, label: say(PARTS[value]) }))}
                    onChange={(next) => look({ part: next })}
                  />
                )}
                <label className={style['for']}>
                  {say(FOR)}
                  <Select
                    className={style['whom'] ?? ''}
                    value={role}
                    options={whom}
                    showSearch={{ optionFilterProp: 'label' }}
                    onChange={(next: string) => look({ role: next })}
                  />
                </label>
              </div>
              <Loaded
                key={`${screen.route} ${role} ${part}`}
                route={screen.route}
                entity={screen.entity}
                role={role === ALL ? null : role}
                whom={whom.find(({ value }) => value === role)?.label ?? ''}
                part={part}
                onUnsaved={mark}
              />
            </>
          ) : (
            <Empty className={style['empty'] ?? ''} image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(CHOOSE)} />
          )}
        </Card>
      </SideBySide>
    </>
  );
}

interface LoadedProps {
  readonly route: string;
  readonly entity: string;
  readonly role: string | null;
  readonly whom: string;
  readonly part: Part;
  readonly onUnsaved: (unsaved: boolean) => void;
}
function Loaded(props: LoadedProps) {
  const { data, error, dataUpdatedAt } = useScreen(props.route, props.role);
  if (error) return <Refusal error={error} />;
  return data ? <ScreenPartEditor key={dataUpdatedAt} {...props} {...data} /> : <Skeleton active />;
}
