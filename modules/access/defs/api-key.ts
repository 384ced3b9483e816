import {
  daysBetween,
  ADDRESS_LIST,
  computed,
  command,
  date,
  entity,
  type GuardContext,
  ref,
  type RowOf,
  text,
  todayOf,
  user,
} from '@takt/model';
import { rightsTable } from './rights-table.ts';

/** How long a key may last: whoever set it up must look at it again within a year. */
const MOST_DAYS = 366;

/** What a program signs in with, in the name of a user and with part of that user's rights. */
export const ApiKey = entity('system.apiKey', {
  label: ['接口密钥', 'API key'],
  proof: true,
  // One works in the name of another user.
  administratorsOnly: ['create', 'edit', 'delete', 'import', 'issue'],
  rights: { issue: ['签发', 'Issue'] },
  fields: {
    name: text('名称', 'Name', { required: true, unique: true, length: 60, help: ['哪个程序使用', 'Which program uses it'] }),
    user: user('代表用户', 'Acts as', {
      required: true,
      help: [
        '程序所做的一切记在该用户名下，权限不超过该用户',
        'What it does is this user’s; it may do no more than the user may',
      ],
    }),
    expiresOn: date('有效期至', 'Valid until', {
      required: true,
      help: ['签发时必须在一年以内', 'Within a year when it is issued'],
    }),
    addresses: text('允许的地址', 'Allowed addresses', {
      length: 400,
      pattern: ADDRESS_LIST,
      patternWords: [
        '请填写IP地址或网段（不大于 /16，IPv6 不大于 /32），用逗号分隔',
        'Give addresses or networks (no wider than /16, IPv6 /32), divided by commas',
      ],
      help: ['留空不限；例如 203.0.113.7, 10.1.0.0/16', 'Empty for any; such as 203.0.113.7, 10.1.0.0/16'],
    }),
    remark: text('备注', 'Remark', { length: 200 }),
    keyState: computed('choice', '密钥状态', 'Key', {
      values: { none: ['未签发', 'Not issued'], active: ['有效', 'Valid'], expired: ['已过期', 'Expired'] },
    }),
    issuedAt: computed('datetime', '签发时间', 'Issued'),
    lastUsedAt: computed('datetime', '最近使用', 'Last used', { help: ['约五分钟内准确', 'To within about five minutes'] }),
  },
  details: { permissions: rightsTable() },
  list: ['name', 'user', 'keyState', 'issuedAt', 'lastUsedAt', 'expiresOn', 'addresses', 'remark'],
  query: ['name', 'user', 'expiresOn'],
  title: ['name'],
  sort: [['name', 'asc']],
});
export interface ApiKey extends RowOf<typeof ApiKey> {}

const lasts = (row: ApiKey, at: GuardContext): boolean => {
  const days = daysBetween(todayOf(at), row.expiresOn);
  return days >= 0 && days <= MOST_DAYS;
};

/** Makes the key itself; it is told once. */
export const issueApiKey = command<string>()(
  'system.issueApiKey',
  ['签发密钥', 'Issue the key'],
  { key: ref('system.apiKey', '接口密钥', 'API key', { required: true }) },
  {
    needs: 'system.apiKey.issue',
    proof: true,
    secret: true,
    on: {
      entity: ApiKey.id,
      as: 'key',
      bulk: false,
      confirm: [
        '密钥只显示一次，程序放在请求头 access-token 中发送；之前签发的立即失效，使用它的程序需要换上新的。',
        'The key is shown once; programs send it in the header access-token. One issued before ends at once.',
      ],
      needs: [
        {
          id: 'lasts',
          must: lasts,
          else: ['有效期必须在今天之后一年以内', 'It must end within a year from today'],
          unblock: ['请修改有效期', 'Change the date'],
        },
      ],
    },
  },
);

/** Ends it at once; the record stays, and a new key can be issued. */
export const endApiKey = command()(
  'system.endApiKey',
  ['停用密钥', 'End the key'],
  { key: ref('system.apiKey', '接口密钥', 'API key', { required: true }) },
  {
    needs: 'system.apiKey.issue',
    on: {
      entity: ApiKey.id,
      as: 'key',
      confirm: ['使用该密钥的程序立即被拒绝。', 'The program that uses it is refused at once.'],
      needs: [{ id: 'issued', must: (row: ApiKey) => row.keyState !== 'none', else: ['没有已签发的密钥', 'No key is issued'] }],
    },
  },
);
