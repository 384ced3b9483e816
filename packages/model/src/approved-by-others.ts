import { flag } from './fields/index.ts';
import { type Parameter, parameter } from './parameter.ts';

/** The decision a separation leaves to companies, on until they say otherwise. */
export const approvedByOthers = (id: string, zh: string, en: string): Parameter<'1' | '0'> =>
  parameter(
    id,
    flag(zh, en, {
      default: '1',
      help: [
        '启用后，创建、修改或提交过的人不能审批该单据',
        'Whoever made one, changed it or handed it in may then not approve it',
      ],
    }),
  );
