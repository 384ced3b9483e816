import { SearchOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { Input, type InputRef, Modal } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { commandsNow, type MenuEntry, useSay } from '@takt/web/host';
import { answers, type Sound, type Way } from './palette-rules.ts';
import { type EarlyKeys } from './early-keys.ts';
import { useDocuments, useLookedUp } from './use-documents.ts';
import style from './palette.module.css';

const TITLE: Text = ['搜索', 'Search'];
const HINT: Text = ['菜单、页签、单据号、物料、供应商，可用拼音首字母', 'Menu, tabs, document numbers, parts, suppliers'];
const NONE: Text = ['没有找到，换个词试试', 'Nothing found; try another word'];
const KEYS: Text = ['↑ ↓ 选择 · Enter 打开 · Esc 关闭', '↑ ↓ choose · Enter opens · Esc closes'];
const KINDS: Readonly<Record<Way['kind'], Text>> = {
  tab: ['已打开', 'Open'],
  menu: ['菜单', 'Menu'],
  self: ['个人', 'Mine'],
  doc: ['单据', 'Document'],
  row: ['主数据', 'Master data'],
  act: ['本页操作', 'On this page'],
};

/** The dictionary of sounds is large, and only this box needs it. */
const loadSound = async (): Promise<Sound> => (await import('pinyin-pro')).match;

interface PaletteProps {
  readonly open: boolean;
  readonly areas: readonly MenuEntry[];
  readonly ways: readonly Way[];
  readonly early: EarlyKeys;
  readonly onGo: (way: Way) => void;
  readonly onClose: () => void;
}

/** One box that leads everywhere. */
export function Palette({ open, areas, ways, early, onGo, onClose }: PaletteProps) {
  const say = useSay();
  return (
    <Modal
      open={open}
      onCancel={onClose}
      footer={null}
      closable={false}
      destroyOnHidden
      width={580}
      styles={{ container: { padding: 0 } }}
      style={{ top: 80 }}
      title={null}
      aria-label={say(TITLE)}
    >
      {open && <Box areas={areas} ways={ways} early={early} onGo={onGo} />}
    </Modal>
  );
}

function Box({ areas, ways, early, onGo }: Pick<PaletteProps, 'areas' | 'ways' | 'early' | 'onGo'>) {
  const say = useSay();
  const box = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [sound, setSound] = useState<Sound | null>(null);
  useEffect(() => {
    // The dialog takes the focus while it opens; the box wants it after that.
    const timer = setTimeout(() => {
      box.current?.focus();
      setTyped(early.take());
    }, 50);
    // Without the dictionary, names are still found as they are written.
    loadSound().then(
      (loaded) => setSound(() => loaded),
      () => undefined,
    );
    return () => clearTimeout(timer);
  }, [early]);
  const [acts] = useState(() =>
    commandsNow().map(({ name, label, run }): Way => ({ key: `act ${name}`, kind: 'act', label, path: null, url: '', run })),
  );
  const documents = useDocuments(areas, typed);
  const lookedUp = useLookedUp(areas, typed);
  const found = [...documents, ...answers([...ways, ...acts], typed, sound), ...lookedUp];
  const chosen = Math.min(at, found.length - 1);
  const steer = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      const next = (chosen + step + found.length) % found.length;
      setAt(next);
      document.getElementById(`way-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    const way = found[chosen];
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !way) return;
    // The dialog an action opens takes the focus at once, and the same key would press its first button.
    event.preventDefault();
    onGo(way);
  };
  return (
    <>
      <Input
        ref={box}
        size="large"
        variant="borderless"
        prefix={<SearchOutlined />}
        placeholder={say(HINT)}
        aria-label={say(TITLE)}
        role="combobox"
        aria-expanded="true"
        aria-controls="ways"
        aria-activedescendant={found.length > 0 ? `way-${chosen}` : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={steer}
      />
      <div id="ways" role="listbox" aria-label={say(TITLE)} className={style['ways']}>
        {found.map((way, index) => (
          <div
            key={way.key}
            id={`way-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={style['way']}
            onMouseMove={() => setAt(index)}
            onClick={() => onGo(way)}
            onKeyDown={steer}
          >
            <span className={style['name']}>{say(way.label)}</span>
            {way.path && <span className={style['path']}>{say(way.path)}</span>}
            <span className={style['kind']}>{say(KINDS[way.kind])}</span>
          </div>
        ))}
        {found.length === 0 && <div className={style['none']}>{say(NONE)}</div>}
      </div>
      <div className={style['keys']}>{say(KEYS)}</div>
    </>
  );
}
