import { PlusOutlined } from '@ant-design/icons';
import { fill, type ShippedList, type Text } from '@takt/model';
import {
  MasterDetail,
  type MasterDetailWords,
  type MasterItem,
  Refusal,
  useDefinitions,
  useDone,
  useSay,
  useWhyNot,
} from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Spin } from 'antd';
import { useState } from 'react';
import { Dictionary } from '../../defs/index.ts';
import { ItemsTable } from './items-table.tsx';
import { type DraftItem, draftOf, itemsProblem, linesOf, usesOf } from './items.ts';
import { OverrideBar, OWN } from './override-bar.tsx';
import { useOverrideCommands, useOverrides, useWhole } from './overrides.ts';
import { newKey } from './line-tools.tsx';
import style from './settings.module.css';

const PAGE = '/system/syscode/dictionary';
const WORDS: MasterDetailWords = {
  list: ['字典', 'Dictionaries'],
  search: ['字典编码或名称', 'Code or name of a dictionary'],
  none: ['没有符合条件的字典', 'No dictionary matches'],
  choose: ['请在左侧选择字典', 'Choose a dictionary on the left'],
};
const COUNT: Text = ['{n} 项', '{n} items'];
const SAVED: Text = ['字典「{name}」已保存，即刻生效', 'The dictionary “{name}” was saved and holds at once'];
const GIVEN_UP: Text = ['字典「{name}」已恢复出厂', 'The dictionary “{name}” is as shipped again'];
const LOSS: Text = [
  '本公司增加的值、名称和顺序将丢失；已使用的值仍保留在单据上。',
  'Values, names and the order of our own are lost; rows keep the values they have.',
];
const USED: Text = ['用于：{places}', 'Used by: {places}'];
const UNUSED: Text = ['目前没有字段使用该字典', 'No field uses this dictionary at present'];
const ADD: Text = ['增加一项', 'Add an item'];

/** A list of values: what was shipped of it, and what the company keeps in its place. */
interface Listed {
  readonly code: string;
  readonly name: Text;
  readonly group: Text;
  readonly shipped: ShippedList | null;
  readonly own: Dictionary | null;
}
const OTHERS: Text = ['自建', 'Made here'];

function useListed() {
  const definitions = useDefinitions();
  const kept = useOverrides<Dictionary>(Dictionary);
  const own = kept.data ?? [];
  const shipped = definitions.flatMap(({ label, lists = [] }) =>
    lists.map(
      (list): Listed => ({
        code: list.code,
        name: list.label,
        group: label,
        shipped: list,
        own: own.find(({ code }) => code === list.code) ?? null,
      }),
    ),
  );
  const made = own
    .filter(({ code }) => !shipped.some((one) => one.code === code))
    .map((row): Listed => ({ code: row.code, name: [row.name, row.nameEn ?? row.name], group: OTHERS, shipped: null, own: row }));
  return { listed: [...shipped, ...made], error: kept.error, pending: kept.isPending };
}

const itemOf = ({ code, name, group, shipped, own }: Listed): MasterItem => ({
  key: code,
  name,
  code,
  group,
  tag: own ? OWN : null,
  about: own ? null : fill(COUNT, { n: Object.keys(shipped?.items ?? {}).length }),
});

/** The lists people choose from, in the company's own words. */
export function DictionaryPage() {
  const { listed, error, pending } = useListed();
  return (
    <MasterDetail title={Dictionary.label} words={WORDS} items={listed.map(itemOf)} pending={pending} error={error}>
      {(key, setUnsaved) => {
        const one = listed.find(({ code }) => code === key);
        return one && <OneDictionary one={one} setUnsaved={setUnsaved} />;
      }}
    </MasterDetail>
  );
}

interface OneProps {
  readonly one: Listed;
  readonly setUnsaved: (unsaved: boolean) => void;
}
function OneDictionary({ one, setUnsaved }: OneProps) {
  const whole = useWhole<Dictionary>(Dictionary, one.own);
  if (one.own && !whole.data) return whole.error ? <Refusal error={whole.error} /> : <Spin />;
  const own = one.own ? (whole.data ?? null) : null;
  return <Editor key={own?.version ?? 0} one={one} own={own} setUnsaved={setUnsaved} />;
}

function Editor({ one, own, setUnsaved }: OneProps & { readonly own: Dictionary | null }) {
  const say = useSay();
  const done = useDone();
  const whyNot = useWhyNot(PAGE, Dictionary.id);
  const definitions = useDefinitions();
  const { save, giveUp, changed } = useOverrideCommands(Dictionary);
  const [draft, setDraft] = useState<readonly DraftItem[] | null>(null);
  const items = draft ?? draftOf(one.shipped, own);
  const problem = itemsProblem(items);
  const change = (next: readonly DraftItem[] | null): void => {
    setDraft(next);
    setUnsaved(next !== null);
  };
  const saving = useMutation({
    mutationFn: () => {
      const head = own ? { id: own.id, version: own.version } : { code: one.code, name: one.name[0], nameEn: one.name[1] };
      return save({ ...head, items: linesOf(items) });
    },
    onSuccess: () => {
      done(fill(SAVED, { name: one.name }));
      change(null);
    },
    onSettled: changed,
  });
  const giving = useMutation({
    mutationFn: (kept: Dictionary) => giveUp(kept),
    onSuccess: () => {
      done(fill(GIVEN_UP, { name: one.name }));
      change(null);
    },
    onSettled: changed,
  });
  const places = usesOf(definitions, one.code).map(([entity, field]) => `${say(entity)}·${say(field)}`);
  const maySave = whyNot(own ? 'edit' : 'create');
  return (
    <OverrideBar
      name={one.name}
      code={one.code}
      own={own !== null}
      unsaved={draft !== null && problem === null}
      busy={saving.isPending || giving.isPending}
      loss={LOSS}
      maySave={maySave}
      mayGiveUp={whyNot('delete')}
      onSave={() => saving.mutate()}
      onGiveUp={() => own && giving.mutate(own)}
    >
      <p className={style['note']}>{say(places.length > 0 ? fill(USED, { places: [...new Set(places)].join('、') }) : UNUSED)}</p>
      <Refusal error={saving.error ?? giving.error} />
      {draft && problem && <Alert className={style['wrong'] ?? ''} type="warning" showIcon title={say(problem)} />}
      <ItemsTable items={items} disabled={maySave !== null} onChange={change} />
      <Button
        className={style['add'] ?? ''}
        icon={<PlusOutlined />}
        disabled={maySave !== null}
        onClick={() => change([...items, { key: newKey(), value: '', label: '', labelEn: '', enabled: '1', known: false }])}
      >
        {say(ADD)}
      </Button>
    </OverrideBar>
  );
}
