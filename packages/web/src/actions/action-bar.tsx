import { DownOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { App, Button, type ButtonProps, Dropdown, Tooltip } from 'antd';
import { Say, useSay } from '../kit/say.tsx';
import { useCommands } from '../product/commands.ts';
import style from './action-bar.module.css';

/** Something that can be done with what is on screen. */
export interface ActionButton {
  readonly name: string;
  readonly label: Text;
  /** Why not now: the sentence, and what would clear the way; null when it can be done. */
  readonly why: { readonly text: Text; readonly unblock?: Text | null } | null;
  readonly hint?: Text;
  readonly primary?: boolean;
  /** Ends the record or takes it back: stands behind 更多, below everything else, with its reason in words where it is greyed. */
  readonly wayOut?: boolean;
  readonly busy?: boolean;
  readonly run: () => void;
}

const MORE: Text = ['更多', 'More'];
const OPEN_AT_MOST = 3;

/** Buttons that say why when they cannot be pressed; the usual next step is the one filled in. */
export function ActionBar({ buttons }: { readonly buttons: readonly ActionButton[] }) {
  const say = useSay();
  const explain = useExplain();
  useCommands(buttons.filter(({ why }) => !why));
  // What can be done now stands in front, what cannot stays visible behind it.
  const inOrder = [...buttons.filter(({ why }) => !why), ...buttons.filter(({ why }) => why)];
  const front = inOrder.filter(({ wayOut }) => !wayOut);
  const open = [...front.filter(({ primary }) => primary), ...front.filter(({ primary }) => !primary)].slice(0, OPEN_AT_MOST);
  const rest = front.filter((one) => !open.includes(one));
  const out = inOrder.filter(({ wayOut }) => wayOut);
  const item = (one: ActionButton) => ({
    key: one.name,
    label: (
      <Tooltip title={one.why && !one.wayOut && <Why {...one.why} />} placement="left">
        <span className={one.why ? style['faded'] : ''} aria-disabled={one.why !== null}>
          {say(one.label)}
        </span>
        {one.why && one.wayOut && (
          <div className={style['reason']}>
            <Why {...one.why} />
          </div>
        )}
      </Tooltip>
    ),
    onClick: () => (one.why ? explain(one.why) : one.run()),
  });
  const items = [
    ...rest.map(item),
    ...(rest.length > 0 && out.length > 0 ? [{ type: 'divider' as const }] : []),
    ...out.map(item),
  ];
  return (
    <div className={style['bar']}>
      {open.toReversed().map((one) => (
        <ActionButtonView key={one.name} button={one} type={one.primary ? 'primary' : 'default'} />
      ))}
      {items.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items }}>
          <Button icon={<DownOutlined />} iconPlacement="end">
            {say(MORE)}
          </Button>
        </Dropdown>
      )}
    </div>
  );
}

/** One such button, where it stands alone. */
export function ActionButtonView({
  button: { label, why, hint, busy, run },
  danger = false,
  ...look
}: { readonly button: ActionButton } & Pick<ButtonProps, 'type' | 'size' | 'icon' | 'danger'>) {
  const say = useSay();
  const explain = useExplain();
  return (
    <Tooltip title={why ? <Why {...why} /> : hint && say(hint)}>
      <Button
        {...look}
        danger={danger && !why}
        className={why ? style['greyed'] : ''}
        aria-disabled={why !== null}
        loading={busy ?? false}
        onClick={() => (why ? explain(why) : run())}
      >
        {say(label)}
      </Button>
    </Tooltip>
  );
}

function Why({ text, unblock }: NonNullable<ActionButton['why']>) {
  return (
    <>
      <Say text={text} />
      {unblock && (
        <div>
          <Say text={unblock} />
        </div>
      )}
    </>
  );
}

/** Says on the spot why a greyed button does nothing: fingers do not hover. */
export function useExplain(): (why: NonNullable<ActionButton['why']>) => void {
  const { notification } = App.useApp();
  return ({ text, unblock }) =>
    notification.warning({
      key: text[0],
      title: <Say text={text} />,
      description: unblock && <Say text={unblock} />,
      duration: 4,
      showProgress: true,
      pauseOnHover: true,
    });
}
