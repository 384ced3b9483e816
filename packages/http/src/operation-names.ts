import { actionLabel, callPath, type Entity, fill, isDocument, PRINT, type Text, verbs } from '@takt/model';
import type { FastifyRequest } from 'fastify';
import type { Registry } from '@takt/engine/host';

/** What a request asks for, in words. */
type OperationName = (request: FastifyRequest) => Text;

/** Requests of the engine's own that change something or carry data out, by their routes. */
const NAMED: Readonly<Record<string, Text>> = {
  'POST /system/sysconfig/user/endSession': ['结束设备登录', 'End a sign-in'],
  'POST /system/sysconfig/user/forgetDevice': ['移除常用浏览器', 'Forget a known browser'],
  'POST /system/sysconfig/user/updatePassword': ['修改密码', 'Change password'],
  'POST /system/sysconfig/user/resetPassword': ['重置密码', 'Reset password'],
  'POST /system/sysconfig/user/confirmPassword': ['确认本人', 'Confirm the person'],
  'POST /system/sysconfig/user/confirmFactor': ['确认本人', 'Confirm the person'],
  'POST /system/sysconfig/factor/addTotp': ['设置身份验证器', 'Set up an authenticator'],
  'POST /system/sysconfig/factor/addPasskey': ['添加通行密钥', 'Add a passkey'],
  'POST /system/sysconfig/factor/remove': ['移除二次验证', 'Remove a second factor'],
  'POST /system/sysconfig/factor/renewCodes': ['重新生成恢复码', 'New recovery codes'],
  'POST /system/sysconfig/user/saveUserInfo': ['修改个人信息', 'Change the profile'],
  'POST /system/sysconfig/face/enrol': ['注册人脸', 'Register a face'],
  'POST /system/sysconfig/face/withdraw': ['撤销人脸', 'Withdraw a face'],
  'POST /system/sysconfig/qrLogin/confirm': ['确认扫码登录', 'Confirm a QR sign-in'],
  'POST /system/sysconfig/qrLogin/refuse': ['拒绝扫码登录', 'Refuse a QR sign-in'],
  'POST /system/message/mail/createMail': ['发送站内信', 'Send a mail'],
  'POST /system/message/mail/responseMail': ['回复站内信', 'Reply to a mail'],
  'POST /system/message/task/updateTaskProcess': ['处理任务', 'Process a task'],
  'POST /system/message/notice/updateNoticeProcess': ['处理通知', 'Process a notice'],
  'POST /system/message/scroll/publish': ['发布滚动通知', 'Publish a scrolling notice'],
  'POST /system/message/scroll/withdraw': ['撤回滚动通知', 'Withdraw a scrolling notice'],
  'POST /system/preference/publish': ['发布布局', 'Publish a layout'],
  'POST /face/workorder/doPutReport': ['报告问题', 'Report a problem'],
  'POST /system/sysconfig/role/matrix': ['导出权限矩阵', 'Export the matrix of rights'],
  'POST /system/log/audit/export': ['导出数据变更', 'Export data changes'],
  'POST /system/job/cancel': ['取消后台作业', 'Cancel a long job'],
  'POST /system/job/retry': ['重试后台作业', 'Try a long job again'],
  'POST /system/export/repeat': ['重新导出', 'Export again'],
  'POST /system/export/remove': ['删除导出', 'Delete an export'],
  'GET /system/export/:id/file': ['下载导出文件', 'Download an export'],
  'GET /system/file/:id': ['下载文件', 'Download a file'],
  'POST /system/file/library/upload': ['上传文件', 'Upload a file'],
  'GET /system/file/library/:id': ['下载资料库文件', 'Download from the library'],
  'GET /:module/ai/attachment': ['下载附件', 'Download an attachment'],
};
const GENERIC: Readonly<Record<string, Text | undefined>> = {
  'POST /:module/ai/submit': verbs['save'],
  'POST /:module/ai/delete': verbs['delete'],
  'POST /:module/ai/action': ['操作', 'Act on'],
  'POST /:module/ai/claimNext': ['领取下一任务', 'Claim the next task'],
  'POST /:module/ai/import': verbs['import'],
  'POST /:module/ai/export': verbs['export'],
  'POST /:module/ai/attach': verbs['attach'],
  'POST /:module/ai/detach': verbs['detach'],
  'POST /:module/ai/print': verbs[PRINT],
};
const CONVERT: Text = ['生成单据', 'Make documents'];
const ON: Text = ['{action}：{what}', '{action}: {what}'];

const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** What is done to which data; a save is named by whether the row was there. */
function genericName(registry: Registry, route: string, request: FastifyRequest): Text {
  const body = recordIn(request.body);
  const asked = body['_entity'] ?? recordIn(request.query)['_entity'];
  const entity: Entity<any, any> | undefined = registry.entities.get(String(asked));
  const usual = GENERIC[route] ?? [route, route];
  const saved = recordIn(body['row'])['id'] ? verbs['edit'] : verbs['create'];
  const acted = entity && isDocument(entity) ? actionLabel(entity, String(body['action'])) : usual;
  const action = route.endsWith('/submit') ? saved : route.endsWith('/action') ? acted : usual;
  return entity ? fill(ON, { action, what: entity.label }) : (action ?? usual);
}

/** Everything that is logged, by its route; what is not here only reads, or moves nothing but the person's own desk. */
export function operationNames(registry: Registry): ReadonlyMap<string, OperationName> {
  return new Map<string, OperationName>([
    ...Object.entries(NAMED).map(([route, name]): [string, OperationName] => [route, () => name]),
    ...Object.keys(GENERIC).map((route): [string, OperationName] => [route, (request) => genericName(registry, route, request)]),
    [
      'POST /:module/ai/convert',
      (request) => {
        const made = registry.conversions.get(String(recordIn(request.body)['conversion']))?.target as Entity | undefined;
        return made ? fill(ON, { action: CONVERT, what: made.label }) : CONVERT;
      },
    ],
    ...registry
      .calls()
      .filter(({ kind }) => kind === 'command')
      .map((call): [string, OperationName] => [`POST ${callPath(call)}`, () => call.label]),
  ]);
}
