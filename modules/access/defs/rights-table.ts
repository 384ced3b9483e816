import { table, text } from '@takt/model';

/** Rights, each named as the catalogue has it; `base.*` stands for all of a module. */
export const rightsTable = () =>
  table(
    '权限',
    'Rights',
    {
      permission: text('权限', 'Right', {
        required: true,
        length: 120,
        holds: 'right',
        pattern: /^[a-z][A-Za-z]*(\.[A-Za-z*]+){1,2}$/,
        patternWords: [
          '请从列表中选择权限；写作「模块.对象.操作」，例如 base.part.read',
          'Choose a right from the list; it is written module.entity.action, such as base.part.read',
        ],
      }),
    },
    { unique: [['permission']] },
  );
