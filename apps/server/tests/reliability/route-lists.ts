/** Every route of the product, by who may use it: a new one fails the crawl until somebody decides. */
import { FILE, NOBODY } from '../signin-calls.ts';

export const [plant, order] = ['base.plant', 'sales.salesOrder'];
export type Calls = Readonly<Record<string, unknown>>;
const each = (body: unknown, start: string, ...names: readonly string[]): Calls =>
  Object.fromEntries(names.map((name) => [start + name, body]));
/** Routes open to anyone, each with a call that gets past its schema. */
export const ANONYMOUS: Calls = {
  ...each(null, 'GET ', '/health/live', '/health/ready', '/metrics', '/static/logo.json', '/static/face/:file', '/dev/inbox'),
  'POST /anon/oauth/token': { grant_type: 'password', username: '', password: '' },
  'POST /anon/verify/verifyCode': { 'i-client': 'a'.repeat(32) },
  'POST /anon/verify/searchUser': { company: 'x', username: 'x', pswType: 'unlock' },
  'POST /anon/verify/send': { tel: 'x', ticket: 'x' },
  'POST /anon/verify/submitUnlockPwd': { company: 'x', tel: 'x', verification: 'x', username: 'x', pswType: 'unlock' },
  'POST /anon/qr/login/getQrCode': {},
  ...each({ loginId: 'x' }, 'POST /anon/qr/login/', 'getResponse', 'checkStatus'),
  'POST /anon/faceAuth/challenge': { company: 'x' },
  'POST /anon/faceAuth/faceLogin': { nonce: 'x', company: 'x', image: 'eA==', image2: 'eA==' },
  'POST /anon/faceAuth/getTokenbyfaceId': { id: 'x' },
  'POST /anon/ai/licenseRegist': FILE,
  'POST /auth/:provider/quickAuth': { token: 'x', appCode: 'x' },
};
/** Routes every signed-in person may use, by the reason why. */
const EVERYONE: Readonly<Record<string, Calls>> = {
  'about the own account': {
    ...each({}, 'POST /system/sysconfig/user/', 'validatePwdTime', 'getMySessions', 'getUserWebMain', 'getUserLoginFlag'),
    ...each({}, 'POST /system/sysconfig/user/', 'getMSGmessage', 'getUserInfo'),
    'POST /system/sysconfig/user/endSession': { id: NOBODY },
    'POST /system/sysconfig/user/updatePassword': { old: 'eA==', new: 'eA==', confirm: 'eA==' },
    'POST /system/sysconfig/user/resetPassword': { code: 'x', new: 'eA==', confirm: 'eA==' },
    'POST /system/sysconfig/user/saveUserInfo': FILE,
    ...each({}, 'POST /system/sysconfig/face/', 'state', 'challenge', 'withdraw'),
    'POST /system/sysconfig/face/enrol': { consent: '0', password: '', nonce: 'x', image: 'eA==', image2: 'eA==' },
  },
  'a phone lends its own sign-in': each({ loginId: 'x' }, 'POST /system/sysconfig/qrLogin/', 'scan', 'confirm', 'refuse'),
  'returns to the own session': { 'POST /system/sysconfig/jump/back': {} },
  'shows the own menu': each({}, 'POST /system/sysconfig/resource/', 'queryResourceByUser', 'queryResourceByPackages'),
  'names the own company and person': { 'POST /base/ai/queryTenancyName': {} },
  'finds files of one’s own only': { 'GET /system/file/:id': null, 'POST /system/export/mine': {} },
  'carries messages to the person themselves': {
    'POST /system/message/live/ticket': {},
    ...each({}, 'POST /system/message/mail/', 'getMyNewMail', 'getMyNewMailCount', 'getMyAllMail'),
    ...each({}, 'POST /system/message/notice/', 'getMyNewNotice', 'getMyNewNoticeCount', 'getMyAllNotice', 'updateNoticeAllRead'),
    ...each({}, 'POST /system/message/task/', 'getMyNewTask', 'getMyNewTaskCount', 'getMyAllTask', 'updateAllTaskRead'),
    ...each(
      { id: NOBODY },
      'POST /system/message/',
      'mail/getMySelectedMail',
      'notice/getMySelectedNotice',
      'task/getMySelectedTask',
    ),
    ...each({ ids: '' }, 'POST /system/message/', 'mail/updateMail', 'notice/updateNoticeRead', 'task/updateTaskRead'),
    'POST /system/message/mail/responseMail': { id: NOBODY, dealText: 'x' },
    ...each({ id: NOBODY, feedback: 'x' }, 'POST /system/message/', 'task/updateTaskProcess', 'notice/updateNoticeProcess'),
    ...each({}, 'POST /system/message/', 'pending', 'scroll/list'),
  },
  'one person writes to another; to many is a right of its own': {
    'POST /system/message/mail/createMail': { title: 'x', content: 'x', receiveType: 'user', recipients: [] },
  },
  'everybody may say what is wrong': { 'POST /face/workorder/doPutReport': FILE },
  'what day it is': { 'POST /wms/stock/count/queryDate': {} },
  'finds what the person may read': { 'POST /system/home/find': { number: 'SO2026' } },
  'whom to ask is everyone’s': { 'POST /system/support/contacts': {} },
  'the help is everyone’s': {
    'POST /system/sysconfig/user/getHelpTitle': {},
    'POST /system/sysconfig/user/getHelpDoc': { id: NOBODY },
  },
  'the own desk': {
    ...each({ key: 'x' }, 'POST /system/preference/', 'load', 'published'),
    'POST /system/preference/save': { key: 'x', value: 1 },
  },
  'the own work': each({}, 'POST /system/home/', 'recent', 'todo'),
  'no conversion exists yet to have a right to': { 'POST /:module/ai/convert': { conversion: 'x', id: NOBODY } },
  'ends the own session, so it comes last': { 'POST /system/log/user/logout': {} },
};
export const everyone: Calls = Object.assign({}, ...Object.values(EVERYONE)) as Calls;
/** A ticket opens it, not a token; it has a test of its own. */
export const BY_TICKET = 'GET /ws';
/** Routes that need a right, each with a call that names something which exists. */
export const guarded = (plantId: string, orderId: string): Calls => ({
  'POST /base/quercondition/quercond/queryTableColumn': { entity: plant },
  'POST /base/deploy/queryQuerycondition': { resource: plant },
  'POST /base/quercondition/quercond/queryButton': { pathNo: '/base/universal/plant' },
  ...each({ _entity: plant }, 'POST /:module/ai/', 'queryPage', 'queryArray', 'export'),
  ...each({ _entity: plant, id: plantId }, 'POST /:module/ai/', 'queryOne', 'queryHistory', 'queryRelated', 'queryAttachments'),
  ...each({}, 'POST /base/test/', 'test01/queryPage', 'test02/queryPage'),
  'POST /system/message/scroll/publish': { textZh: 'x', validUntil: '2999-01-01' },
  'POST /system/message/scroll/withdraw': { id: NOBODY },
  'POST /system/sysconfig/onlineUser/query': {},
  'POST /system/sysconfig/onlineUser/signOut': { user: NOBODY },
  ...each({}, 'POST /system/call/', 'resourcesFromShipped', 'resourcesToShipped'),
  'POST /system/call/moveResource': { resource: NOBODY, to: 'up' },
  ...each({}, 'POST /system/sysconfig/role/', 'rights', 'matrix', 'queryRoles'),
  ...each({ role: NOBODY }, 'POST /system/sysconfig/role/', 'preview', 'queryMembers'),
  'POST /system/call/roleMembers': { role: NOBODY, add: [], remove: [] },
  'POST /:module/ai/attach': FILE,
  'POST /:module/ai/detach': { _entity: plant, id: plantId, file: NOBODY },
  'GET /:module/ai/attachment': null,
  'POST /:module/ai/submit': { _entity: plant, row: { code: 'RIGHTLESS', name: '工厂' } },
  'POST /:module/ai/delete': { _entity: plant, _params: { id: plantId, version: 1 } },
  'POST /:module/ai/action': { _entity: order, action: 'lock', rows: [{ id: orderId, version: 1 }] },
  'POST /system/preference/publishedFor': { key: 'x', role: null },
  'POST /system/preference/publish': { key: 'x', role: null, value: 1 },
  'GET /:module/ai/template': null,
  'POST /:module/ai/import': FILE,
});
