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
          '权限写作「模块.对象.操作」，例如 base.part.read；名称见「角色资源」',
          'A right is written module.entity.action, such as base.part.read; “Role resource” has their names',
        ],
      }),
    },
    { unique: [['permission']] },
  );
