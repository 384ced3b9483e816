import { fill, sharedWords, type Text } from '@takt/model';
import { App, Empty, Input, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import { useThisTab } from '../../product/pages.tsx';
import { Card } from '../card.tsx';
import { PageHead, SideBySide } from '../page/page.tsx';
import { Refusal } from '../refusal.tsx';
import { Say, useSay } from '../say.tsx';
import style from './master-detail.module.css';

const LEAVE: Text = ['「{name}」有未保存的修改', '“{name}” has unsaved changes'];
const LOST: Text = ['切换后，未保存的修改将丢失。', 'They are lost when you go to another one.'];

/** Something to choose on the left. Items of one group stand together, under its name. */
export interface MasterItem {
  readonly key: string;
  readonly name: Text;
  readonly code: string;
  readonly group?: Text;
  readonly tag?: Text | null;
  readonly about?: Text | null;
}
/** What the list is called and says. */
export interface MasterDetailWords {
  readonly list: Text;
  readonly search: Text;
  readonly none: Text;
  readonly choose: Text;
}
interface MasterDetailProps {
  readonly title: Text;
  readonly words: MasterDetailWords;
  readonly items: readonly MasterItem[];
  readonly pending: boolean;
  readonly error: Error | null;
  readonly extra?: ReactNode;
  /** What is shown of the chosen one, and the mark for what is not saved of it. */
  readonly children: (key: string, setUnsaved: (unsaved: boolean) => void) => ReactNode;
}

/** A list on the left, one of it on the right; unsaved work is asked about before another is chosen. */
export function MasterDetail({ title, words, items, pending, error, extra, children }: MasterDetailProps) {
  const say = useSay();
  const tab = useThisTab();
  const { modal } = App.useApp();
  const [chosen, setChosen] = useState<string | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const mark = (next: boolean): void => {
    setUnsaved(next);
    tab.setUnsaved(next);
  };
  const one = items.find(({ key }) => key === chosen) ?? null;
  const go = (key: string): void => {
    mark(false);
    setChosen(key);
  };
  const choose = (key: string): void => {
    if (key === chosen) return;
    if (!one || !unsaved) return go(key);
    void modal.confirm({
      title: <Say text={fill(LEAVE, { name: one.name })} />,
      content: <Say text={LOST} />,
      okText: say(sharedWords.discard),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.keepEditing),
      onOk: () => go(key),
    });
  };
  return (
    <>
      <PageHead title={title} tools={extra} />
      <Refusal error={error} />
      <SideBySide>
        <Card className={style['beside'] ?? ''} aria-label={say(words.list)}>
          <ItemList words={words} items={items} pending={pending} chosen={chosen} onChoose={choose} />
        </Card>
        <Card aria-label={say(one?.name ?? title)}>
          {one ? (
            <div key={one.key}>{children(one.key, mark)}</div>
          ) : (
            <Empty className={style['empty'] ?? ''} image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(words.choose)} />
          )}
        </Card>
      </SideBySide>
    </>
  );
}

interface ListProps extends Pick<MasterDetailProps, 'words' | 'items' | 'pending'> {
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}

function ItemList({ words, items, pending, chosen, onChoose }: ListProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = items.filter(({ code, name }) => [code, ...name].some((text) => text.toLowerCase().includes(wanted)));
  const groups = Map.groupBy(found, ({ group }) => (group ? say(group) : ''));
  return (
    <>
      <Input.Search
        allowClear
        aria-label={say(words.search)}
        placeholder={say(words.search)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={style['list']}>
        {[...groups].map(([group, list]) => (
          <div key={group}>
            {group !== '' && <div className={style['group']}>{group}</div>}
            {list.map((item) => (
              <ListedItem key={item.key} item={item} chosen={item.key === chosen} onChoose={onChoose} />
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 && !pending && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(words.none)} />}
    </>
  );
}

interface ItemProps {
  readonly item: MasterItem;
  readonly chosen: boolean;
  readonly onChoose: (key: string) => void;
}
function ListedItem({ item: { key, name, code, tag, about }, chosen, onChoose }: ItemProps) {
  const say = useSay();
  return (
    <button type="button" className={style['one']} aria-current={chosen} onClick={() => onChoose(key)}>
      <span className={style['name']}>
        {say(name)}
        {tag && <Tag className={style['tag'] ?? ''}>{say(tag)}</Tag>}
      </span>
      <span className={style['about']}>
        <span className={style['code']}>{code}</span>
        {about && <span>{say(about)}</span>}
      </span>
    </button>
  );
}
