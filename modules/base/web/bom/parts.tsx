import type { Text } from '@takt/model';
import { pageOf, StateTag, useMenu, usePages, useSay } from '@takt/web';
import { Button, Select } from 'antd';
import type { BomVersionName, KnownVersion } from '../../defs/bom/bom-calls.ts';
import { BomVersion, Part } from '../../defs/index.ts';
import style from './bom.module.css';

export const NONE_THAT_DAY: Text = ['该日期没有生效的BOM版本', 'No version of a BOM is in effect on that day'];

interface To {
  readonly entity: string;
  readonly id: string;
  readonly number: string;
}
/** Opens a record where the menu leads to it. */
function useGoTo(to: To): (() => void) | null {
  const pages = usePages();
  const page = pageOf(useMenu() ?? [], to);
  return page && (() => pages.open(page));
}

/** A part by its number and name; a click leads to it. */
export function PartName({ id, partNo, name }: { readonly id: string; readonly partNo: string; readonly name: Text }) {
  const say = useSay();
  const go = useGoTo({ entity: Part.id, id, number: partNo });
  return (
    <span className={style['part']}>
      <Button type="link" size="small" className={style['link'] ?? ''} disabled={!go} onClick={() => go?.()}>
        {partNo}
      </Button>
      <span className={style['name']} title={say(name)}>
        {say(name)}
      </span>
    </span>
  );
}

/** A version by what people call it; a click leads to it. */
export function VersionName({ version: { id, number, versionNo } }: { readonly version: BomVersionName }) {
  const go = useGoTo({ entity: BomVersion.id, id, number });
  return (
    <Button type="link" size="small" className={style['link'] ?? ''} title={number} disabled={!go} onClick={() => go?.()}>
      {versionNo}
    </Button>
  );
}

const OPEN_END: Text = ['起', 'onwards'];
/** A version with its state and its time. */
function VersionOption({ version }: { readonly version: KnownVersion }) {
  const say = useSay();
  const { versionNo, status: at, plant, validFrom, validTo } = version;
  const state = Object.values(BomVersion.states).find(({ code }) => code === at);
  return (
    <span className={style['option']}>
      <strong>{versionNo}</strong>
      {state && <StateTag state={state} />}
      <span className={style['quiet']}>{`${plant} · ${validFrom} ${validTo ? `– ${validTo}` : say(OPEN_END)}`}</span>
    </span>
  );
}

interface SelectProps {
  readonly id: string;
  readonly versions: readonly KnownVersion[];
  readonly value: string | null;
  /** What stands for no version in particular; without it one must be chosen. */
  readonly none?: Text;
  readonly onChange: (id: string | null) => void;
}
/** One of a part's versions. */
export function VersionSelect({ id, versions, value, none, onChange }: SelectProps) {
  const say = useSay();
  const known = versions.map((one) => ({ value: one.id, label: <VersionOption version={one} /> }));
  return (
    <Select<string>
      id={id}
      className={style['version'] ?? ''}
      value={value ?? (none ? '' : null)}
      onChange={(chosen) => onChange(chosen || null)}
      options={[...(none ? [{ value: '', label: say(none) }] : []), ...known]}
    />
  );
}
