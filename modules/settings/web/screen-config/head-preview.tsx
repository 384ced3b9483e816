import { PushpinOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { useSay } from '@takt/web';
import type { Draft, Shipped } from './parts.ts';
import style from './screen-config.module.css';

const COLUMNS: Text = ['列', 'Columns'];

const PREVIEW: Text = ['列表头预览', 'The head of the list'];

interface PreviewProps {
  readonly shipped: Shipped;
  readonly draft: Draft;
}

/** What the head of the list comes to: query fields, buttons, columns. */
export function HeadPreview({ shipped, draft }: PreviewProps) {
  const say = useSay();
  const shown = <T extends { readonly shown: boolean }>(list: readonly T[]): readonly T[] => list.filter((one) => one.shown);
  const conditionOf = (name: string): Text => shipped.conditions.find((one) => one.name === name)?.label ?? [name, name];
  const buttonOf = (name: string): Text => shipped.buttons.find(({ action }) => action === name)?.label ?? [name, name];
  const columnOf = (name: string): Text => shipped.columns.find((one) => one.name === name)?.label ?? [name, name];
  // Frozen columns stand at the sides, whatever their place among the others.
  const side = (pinned: string | null) => shown(draft.columns).filter((one) => one.pinned === pinned);
  return (
    <aside className={style['preview']} aria-label={say(PREVIEW)}>
      <h3 className={style['subtitle']}>{say(PREVIEW)}</h3>
      <div className={style['line']}>
        {shown(draft.query).map(({ name, required }) => (
          <span key={name} className={style['condition']}>
            {required && <span className={style['must']}>*</span>}
            {say(conditionOf(name))}
            <span className={style['box']} />
          </span>
        ))}
      </div>
      <div className={style['line']}>
        {shown(draft.buttons).map(({ name }) => (
          <span key={name} className={style['button']}>
            {say(buttonOf(name))}
          </span>
        ))}
      </div>
      {/* Wider than the page where a list has many columns: who has no mouse scrolls it with the arrow keys. */}
      <div className={style['heads']} role="group" aria-label={say(COLUMNS)} tabIndex={0}>
        {[...side('left'), ...side(null), ...side('right')].map(({ name, label, pinned, width }) => (
          <span key={name} className={style['head']} style={width === null ? {} : { minWidth: width }}>
            {pinned && <PushpinOutlined />} {say(label?.every((one) => one !== '') ? label : columnOf(name))}
          </span>
        ))}
      </div>
    </aside>
  );
}
