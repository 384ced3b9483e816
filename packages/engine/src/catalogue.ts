import { signinWords, type Text, words } from '@takt/model';

export interface CatalogueEntry {
  /** HTTP status. */
  readonly status: number;
  readonly text: Text;
  readonly unblock?: Text;
  readonly level: 'error' | 'confirm' | 'warn';
}

/** Everything the engine itself refuses, by code. Definitions and services bring their own sentences. */
export const catalogue = {
  EX90001: {
    status: 401,
    text: ['认证令牌已过期', 'authentication token expired'],
    unblock: ['请重新登录', 'Sign in again'],
    level: 'error',
  },
  'login.failed': {
    status: 401,
    text: ['用户名或密码无效!', 'Invalid user name or password'],
    unblock: [
      '连续失败会锁定账号，可用手机验证码解锁或重设密码',
      'Repeated failures lock the account; a code by mobile unlocks it or sets a new password',
    ],
    level: 'error',
  },
  L04: { status: 422, text: signinWords.L04.text, level: 'error' },
  'captcha.wrong': {
    status: 422,
    text: ['验证码错误或已过期', 'The verification code is wrong or has expired'],
    unblock: ['请输入新图片中的字符', 'Enter the characters of the new picture'],
    level: 'error',
  },
  'work.due': {
    status: 422,
    text: ['登录前需要先验证此设备', 'This device has to be checked before the sign-in'],
    level: 'warn',
  },
  'work.wrong': {
    status: 422,
    text: ['设备验证无效或已过期', 'The check of this device is not valid or has expired'],
    unblock: ['请再次登录', 'Sign in once more'],
    level: 'error',
  },
  'signin.tooMany': {
    status: 429,
    text: ['操作过于频繁，请稍后再试', 'Too many requests from this address; try again later'],
    level: 'warn',
  },
  'client.unknown': { status: 401, text: ['未知的客户端', 'The client is not known'], level: 'error' },
  'account.locked': {
    status: 403,
    text: ['账号已被锁定', 'The account has been locked'],
    unblock: ['请用手机验证码解锁，或联系管理员', 'Unlock it with a code by mobile, or ask an administrator'],
    level: 'error',
  },
  'account.disabled': {
    status: 403,
    text: ['账号已停用', 'The account is disabled'],
    unblock: ['请联系管理员', 'Ask an administrator'],
    level: 'error',
  },
  'signin.way': {
    status: 403,
    text: ['该账号不能用这种方式登录', 'This account cannot sign in this way'],
    unblock: ['请换一种登录方式，或联系管理员', 'Sign in another way, or ask an administrator'],
    level: 'error',
  },
  'password.expired': {
    status: 403,
    text: ['密码已过期，必须先修改密码', 'The password has expired and must be changed first'],
    unblock: ['请修改密码', 'Change the password'],
    level: 'error',
  },
  'password.wrong': { status: 422, text: ['当前密码不正确', 'The current password is not right'], level: 'error' },
  'signin.factor': {
    status: 401,
    text: ['密码正确，请完成二次验证', 'The password is right; one more step follows'],
    level: 'warn',
  },
  'factor.required': {
    status: 403,
    text: ['必须先设置二次验证', 'A second factor must be set up first'],
    unblock: ['请在「二次验证」页面设置', 'Set it up on the page “Second factor”'],
    level: 'error',
  },
  'factor.wrong': {
    status: 422,
    text: ['验证未通过', 'This was not right'],
    unblock: ['请用最新的验证码，或换一种方式', 'Use the newest code, or another way'],
    level: 'error',
  },
  'factor.locked': {
    status: 429,
    text: ['二次验证失败次数过多，请稍后再试', 'Too many wrong second factors; try again later'],
    unblock: ['请联系管理员重置二次验证', 'An administrator can reset your second factor'],
    level: 'error',
  },
  'factor.late': {
    status: 422,
    text: ['这一步已超时', 'This step has run out of time'],
    unblock: ['请重新开始', 'Begin again'],
    level: 'error',
  },
  'passkey.unknown': {
    status: 401,
    text: ['这个通行密钥不能登录', 'This passkey opens nothing here'],
    unblock: ['请用密码登录', 'Sign in with the password'],
    level: 'error',
  },
  'passkey.site': {
    status: 422,
    text: ['通行密钥需要用域名访问系统', 'Passkeys need a domain name in the address'],
    unblock: ['请用域名打开系统，不要用 IP 地址', 'Open the product by its name, not by a number'],
    level: 'error',
  },
  'key.address': {
    status: 403,
    text: ['接口密钥不能从该地址使用', 'The API key may not be used from this address'],
    unblock: ['请管理员调整密钥允许的地址', 'An administrator can allow the address'],
    level: 'error',
  },
  'key.person': {
    status: 403,
    text: [
      '接口密钥不能办理个人事务，只能做权限中列明的操作',
      'An API key does nothing that is its user’s own: only what its rights name',
    ],
    level: 'error',
  },
  'proof.required': {
    status: 403,
    text: ['请再次输入密码，确认是您本人', 'Enter your password again to confirm that it is you'],
    unblock: ['输入当前密码后重试', 'Give the current password and try again'],
    level: 'error',
  },
  'proof.factor': {
    status: 403,
    text: ['请用二次验证确认是您本人', 'Confirm with your second factor that it is you'],
    unblock: [
      '用验证器、通行密钥或恢复码确认后重试',
      'Confirm with the authenticator, a passkey or a recovery code and try again',
    ],
    level: 'error',
  },
  'proof.face': {
    status: 403,
    text: ['人脸登录后不能进行此操作', 'This cannot be done after signing in by face'],
    unblock: ['请用密码登录后再试', 'Sign in with the password and try again'],
    level: 'error',
  },
  'tenant.suspended': {
    status: 403,
    text: ['贵公司的使用已被暂停', 'The use of the product by your company is suspended'],
    unblock: ['请联系产品运营方', 'Ask the operator of the product'],
    level: 'error',
  },
  'origin.foreign': {
    status: 403,
    text: ['请求来自其他网站，已拒绝', 'The request came from another site and was refused'],
    level: 'error',
  },
  'licence.readonly': {
    status: 403,
    text: ['许可已到期，系统只读', 'The licence has expired; the system is read-only'],
    unblock: ['请在登录页注册新的许可', 'Register a new licence on the sign-in page'],
    level: 'error',
  },
  permission: { status: 403, text: words.notAuthorised, level: 'error' },
  scope: {
    status: 403,
    text: ['该数据不在您的数据权限范围内', 'This record is outside your data permissions'],
    unblock: ['请联系管理员调整数据权限', 'Ask an administrator to extend your data permissions'],
    level: 'error',
  },
  'not.found': { status: 404, text: ['数据不存在或已被删除', 'The record does not exist or was deleted'], level: 'error' },
  'route.unknown': { status: 404, text: ['没有这个接口', 'There is no such call'], level: 'error' },
  stale: { status: 409, text: words.stale, unblock: ['请刷新后重试', 'Refresh and try again'], level: 'error' },
  busy: { status: 409, text: words.busy, unblock: ['请稍候', 'Wait a moment'], level: 'warn' },
  overload: { status: 429, text: ['系统繁忙，请稍后再试', 'The system is busy; try again shortly'], level: 'warn' },
  idempotency: {
    status: 422,
    text: ['同一请求标识不能用于不同内容', 'One request key cannot be used for different contents'],
    level: 'error',
  },
  'idempotency.missing': {
    status: 400,
    text: ['缺少请求标识 Idempotency-Key', 'The header Idempotency-Key is missing'],
    level: 'error',
  },
  request: { status: 400, text: ['请求格式不正确', 'The request is malformed'], level: 'error' },
  'media.type': { status: 415, text: ['不支持的内容类型', 'The content type is not supported'], level: 'error' },
  'file.tooLarge': { status: 413, text: words.sheetTooBig, level: 'error' },
  'too.large': { status: 413, text: ['请求内容过大', 'The request is too large'], level: 'error' },
  X04: { status: 422, text: words.exists, level: 'error' },
  B102: { status: 422, text: words.numberExists, level: 'error' },
  'ref.missing': { status: 422, text: ['所选的关联数据不存在', 'A selected record does not exist'], level: 'error' },
  value: { status: 422, text: ['数据格式或范围不正确', 'A value has a wrong format or is out of range'], level: 'error' },
  timeout: {
    status: 503,
    text: ['处理超时，请缩小范围后重试', 'It took too long; narrow the request and try again'],
    level: 'warn',
  },
  fault: {
    status: 500,
    text: ['系统错误', 'System error'],
    unblock: ['请联系管理员并提供请求号', 'Tell an administrator the request number'],
    level: 'error',
  },
} as const satisfies Record<string, CatalogueEntry>;
export type CatalogueCode = keyof typeof catalogue;
