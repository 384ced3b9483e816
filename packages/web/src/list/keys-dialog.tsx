import { sharedWords, type Text } from '@takt/model';
import { Modal } from 'antd';
import { useSay } from '../kit/say.tsx';
import style from './keys-dialog.module.css';

const TITLE: Text = ['键盘快捷键', 'Keyboard shortcuts'];
const GROUPS: readonly { readonly name: Text; readonly keys: readonly (readonly [string, Text])[] }[] = [
  {
    name: ['列表', 'Lists'],
    keys: [
      ['↑ ↓', ['换行', 'Go to another row']],
      ['Space', ['勾选', 'Select the row']],
      ['Ctrl A', ['勾选本页', 'Select the page']],
      ['Enter', ['打开', 'Open the row']],
      ['Alt Enter', ['打开当前行', 'Open the clicked row']],
      ['Shift F10', ['行菜单', 'Menu of the row']],
      ['Alt N', sharedWords.create],
      ['/', ['跳到查询条件', 'Go to the conditions']],
      ['F5', ['刷新列表', 'Reload the list']],
    ],
  },
  {
    name: ['单据', 'Records'],
    keys: [
      ['Ctrl S', sharedWords.save],
      ['Alt ← →', ['上一条 / 下一条', 'Previous / next record']],
      ['F2', ['编辑单元格', 'Edit the cell']],
      ['F8', ['下一处错误', 'Next error']],
    ],
  },
  {
    name: ['工作台', 'Workspace'],
    keys: [
      ['Ctrl K', ['搜索', 'Search']],
      ['F1', ['帮助', 'Help']],
      ['Alt 1…9', ['切换页签', 'Choose a tab']],
      ['?', ['快捷键', 'This list']],
    ],
  },
];

/** Which keys do what. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Modal open width={580} title={say(TITLE)} footer={null} onCancel={onClose}>
      <div className={style['groups']}>
        {GROUPS.map(({ name, keys }) => (
          <section key={name[1]}>
            <h3 className={style['name']}>{say(name)}</h3>
            <dl className={style['keys']}>
              {keys.map(([key, does]) => (
                <div key={key} className={style['line']}>
                  <dt>
                    <kbd className={style['key']}>{key}</kbd>
                  </dt>
                  <dd className={style['does']}>{say(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
