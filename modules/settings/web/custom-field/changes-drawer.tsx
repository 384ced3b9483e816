import { sharedWords, type Text } from '@takt/model';
import { Refusal, useSay } from '@takt/web';
import { Drawer, Empty, Skeleton, Timeline } from 'antd';
import type { FieldChange } from '../../defs/custom-field.ts';
import { useFieldChanges } from './calls.ts';
import { changeWords } from './change-words.ts';
import style from './custom-field.module.css';

const CHANGES: Text = ['变更记录', 'Changes'];
const NONE: Text = ['还没有变更', 'Nothing has changed yet'];
const ACTIONS: Readonly<Record<FieldChange['action'], Text>> = {
  create: sharedWords.create,
  edit: sharedWords.edit,
  delete: sharedWords.remove,
  restore: ['恢复', 'Bring back'],
};

interface DrawerProps {
  readonly entity: string;
  readonly title: Text;
  readonly onClose: () => void;
}

/** Who changed which field when, the newest first. */
export function ChangesDrawer({ entity, title, onClose }: DrawerProps) {
  const say = useSay();
  const { data, error, isPending } = useFieldChanges(entity);
  return (
    <Drawer open size={520} title={`${say(CHANGES)} · ${say(title)}`} onClose={onClose}>
      <Refusal error={error} />
      {isPending && <Skeleton active />}
      {data?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(NONE)} />}
      <Timeline
        items={(data ?? []).map(({ id, action, label, changes, userName, at }) => ({
          key: id,
          content: (
            <>
              <strong>
                {say(ACTIONS[action])}
                {say(['「', ' “'])}
                {say(label)}
                {say(['」', '”'])}
              </strong>
              <span className={style['english']}>
                {at} {userName}
              </span>
              {action === 'edit' && changeWords(changes, say).map((line) => <div key={line}>{line}</div>)}
            </>
          ),
        }))}
      />
    </Drawer>
  );
}
