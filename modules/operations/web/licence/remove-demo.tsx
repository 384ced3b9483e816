import { fill, sharedWords, type Text, words } from '@takt/model';
import { type ActionButton, ActionButtonView, Refusal, Say, signOut, useCommand, useSay } from '@takt/web';
import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { removeDemo } from '../../defs/index.ts';
import { REMOVE_DEMO_RIGHT } from '../../defs/licence.ts';
import style from './licence-page.module.css';

const TOLD: Text = ['这是一家演示企业', 'This company is a demonstration'];
const WHAT: Text = [
  '其中的人员、基础数据和单据都是示例。不再需要时可以整体移除。',
  'Its people, masters and documents are examples. Remove all of it when it is no longer needed.',
];
const GONE: Text = [
  '所有人员立即退出，全部数据不可恢复地移除。请输入企业代码 {code} 确认。',
  'Everybody is signed out at once and all of its data is removed for good. Type the company code {code} to confirm.',
];
const CODE: Text = ['企业代码', 'Company code'];

/** The way out of a demonstration: one button, and the company's code typed so that it is meant. */
export function RemoveDemo({ code, may }: { readonly code: string; readonly may: boolean }) {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const removing = useCommand(removeDemo, { onSuccess: signOut });
  const actionButton: ActionButton = {
    name: 'removeDemo',
    label: removeDemo.label,
    why: may ? null : { text: words.notAuthorised, unblock: fill(words.askAdmin, { permission: REMOVE_DEMO_RIGHT }) },
    run: () => setTyped(''),
  };
  return (
    <>
      <Alert
        className={style['demo'] ?? ''}
        type="info"
        showIcon
        title={say(TOLD)}
        description={say(WHAT)}
        action={<ActionButtonView button={actionButton} danger />}
      />
      <Modal
        open={typed !== null}
        title={say(removeDemo.label)}
        okText={say(removeDemo.label)}
        okButtonProps={{ danger: true, disabled: typed?.trim() !== code, loading: removing.isPending }}
        cancelText={say(sharedWords.cancel)}
        onOk={() => removing.mutate({ code: typed ?? '' })}
        onCancel={() => setTyped(null)}
      >
        <p>
          <Say text={fill(GONE, { code })} />
        </p>
        <Input autoFocus aria-label={say(CODE)} value={typed ?? ''} onChange={({ target }) => setTyped(target.value)} />
        <Refusal error={removing.error} />
      </Modal>
    </>
  );
}
