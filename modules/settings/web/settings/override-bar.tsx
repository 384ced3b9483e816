import { sharedWords, type Text } from '@takt/model';
import { type ActionButton, ActionButtonView, Say, useSay, type Why } from '@takt/web';
import { Alert, App, Tag } from 'antd';
import type { ReactNode } from 'react';
import style from './settings.module.css';

const SHIPPED: Text = ['出厂', 'Shipped'];
export const OWN: Text = ['本公司', 'Our own'];
const BACK: Text = ['恢复出厂', 'Back to shipped'];
const BACK_SURE: Text = ['恢复出厂设置？', 'Back to what was shipped?'];
const AS_SHIPPED: Text = ['已经是出厂设置', 'This is what was shipped'];

interface BarProps {
  readonly name: Text;
  readonly code: string;
  readonly own: boolean;
  readonly unsaved: boolean;
  readonly busy: boolean;
  /** What is lost with the company's own, said before it is. */
  readonly loss: Text;
  readonly maySave: Why | null;
  readonly mayGiveUp: Why | null;
  readonly onSave: () => void;
  readonly onGiveUp: () => void;
  readonly children?: ReactNode;
}

/** Whose it is, and the two things that can be done: keep one's own, go back to what was shipped. */
export function OverrideBar(bar: BarProps) {
  const say = useSay();
  const { modal } = App.useApp();
  const ask = (): void =>
    void modal.confirm({
      title: <Say text={BACK_SURE} />,
      content: <Say text={bar.loss} />,
      okText: say(BACK),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.cancel),
      onOk: bar.onGiveUp,
    });
  const save: ActionButton = {
    name: 'save',
    label: sharedWords.save,
    why: bar.maySave ?? (bar.unsaved ? null : { text: sharedWords.nothingToSave }),
    busy: bar.busy,
    run: bar.onSave,
  };
  const back: ActionButton = {
    name: 'back',
    label: BACK,
    why: bar.own ? bar.mayGiveUp : { text: AS_SHIPPED },
    busy: bar.busy,
    run: ask,
  };
  return (
    <>
      <div className={style['bar']}>
        <h2 className={style['name']}>{say(bar.name)}</h2>
        <span className={style['code']}>{bar.code}</span>
        <Tag className={style['tag'] ?? ''} color={bar.own ? 'processing' : 'default'}>
          {say(bar.own ? OWN : SHIPPED)}
        </Tag>
        <ActionButtonView button={back} />
        <ActionButtonView button={save} type="primary" />
      </div>
      {bar.maySave && (
        <Alert
          className={style['why'] ?? ''}
          type="info"
          showIcon
          title={say(bar.maySave.text)}
          description={say(bar.maySave.unblock)}
        />
      )}
      {bar.children}
    </>
  );
}
