import { type MenuGroup, page } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'system',
    group: 'message',
    label: ['消息', 'Messages'],
    screens: [
      page('/system/message/mail/IndexMail', '站内邮件', 'Mail', 'tool'),
      page('/system/message/notice/IndexNotice', '通知', 'Notice', 'tool'),
      page('/system/message/task/IndexTask', '任务', 'Task', 'tool'),
      page('/system/siteMail/edit', '站内信编辑', 'Write site mail', 'tool'),
    ],
  },
];
