import type { Text } from '@takt/model';

/** What the engine says, copied from the rule catalogue and the contract as literals: the tests do not ask the product. */
export const G05 = (field: Text, n: number): Text => [
  `${field[0]}长度不能超过${n}个字符`,
  `${field[1]} allows at most ${n} characters`,
];
export const G02 = (field: Text): Text => [`请填写${field[0]}`, `please fill in ${field[1]}`];
export const G03 = (field: Text): Text => [`请选择${field[0]}`, `please select ${field[1]}`];
export const UNPROVEN: Text = ['请再次输入密码，确认是您本人', 'Enter your password again to confirm that it is you'];
export const G10: Text = ['请选择一条记录', 'select one record'];
export const G20: Text = ['存在下级节点，不能删除', 'A node with children cannot be deleted'];
export const G11: Text = ['没有符合条件的单据', 'no qualifying orders'];
export const B001: Text = ['只能上传xlsx、xls格式的文件', 'Only xlsx and xls files are allowed'];
export const B002: Text = ['文件大小不能超过5M', 'The file must not exceed 5M'];
export const B004 = (cap: number): Text => [
  `数据量超过${cap}条，已转为后台导出，完成后将通过站内消息通知`,
  `More than ${cap} rows: exporting in the background, you will get a site message`,
];
export const B008: Text = ['日期范围不能超过90天', 'The date range allows at most 90 days'];
export const B102: Text = ['单据编号已存在', 'The document number already exists'];
export const X03: Text = ['Excel模板未上传或配置错误', 'Excel template not uploaded or wrongly configured'];
export const X04: Text = ['数据已存在，请勿重复添加', 'data already exists, do not add again'];

export const NOT_AUTHORISED: Text = ['您没有权限执行此操作', 'You are not authorised to perform this action'];
export const STALE: Text = ['数据已被他人修改，请刷新后重试', 'The data was changed by someone else; refresh and try again'];
export const BUSY: Text = ['请求处理中，请勿重复提交', 'The request is being processed; do not repeat it'];
export const NOT_FOUND: Text = ['数据不存在或已被删除', 'The record does not exist or was deleted'];
export const OUT_OF_SCOPE: Text = ['该数据不在您的数据权限范围内', 'This record is outside your data permissions'];
export const REF_MISSING: Text = ['所选的关联数据不存在', 'A selected record does not exist'];
export const KEY_REUSED: Text = ['同一请求标识不能用于不同内容', 'One request key cannot be used for different contents'];
export const SYSTEM_ONLY: Text = ['该操作由系统自动执行', 'This action is performed by the system'];
export const UNKNOWN_FIELD = (field: string): Text => [`未知字段：${field}`, `Unknown field: ${field}`];
export const USED_BY = (label: Text): Text => [
  `该数据已被「${label[0]}」引用，不能删除`,
  `The record is used by “${label[1]}” and cannot be deleted`,
];
