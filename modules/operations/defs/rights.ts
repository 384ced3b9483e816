import { sharedWords, type Text } from '@takt/model';

/** What can be given to a role beside the rights of entities. */
export const rights: Readonly<Record<string, Text>> = {
  'system.licence.read': sharedWords.query,
  'system.licence.edit': ['注册许可', 'Register a licence'],
  'system.licence.removeDemo': ['移除演示企业', 'Remove the demonstration company'],
  'system.audit.read': sharedWords.query,
  'system.audit.export': sharedWords.export,
  'system.exportJob.read': ['查看全部导出', 'See the exports of everybody'],
  'system.exportJob.retry': ['重试他人的导出', 'Try exports of others again'],
  'system.file.read': ['查询与下载', 'Query and download'],
  'system.file.create': ['上传', 'Upload'],
  'system.file.delete': sharedWords.delete,
  'system.cache.refresh': sharedWords.refresh,
  'system.retention.read': sharedWords.query,
  'system.invariant.read': sharedWords.query,
};

/** What the people of the company that operates the product can be given besides. */
export const operatorRights: Readonly<Record<string, Text>> = {
  'system.tenant.read': sharedWords.query,
  'system.tenant.edit': ['新增、暂停与恢复', 'Found, suspend and resume'],
};
