import { blank, code, entity, flag, type RowOf, type Text, text } from '@takt/model';

const NO_KEY_SET: Text = ['公钥不是有效的 JWKS 文本', 'The keys are no key set in JSON'];

function isKeySet(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys);
  } catch {
    return false;
  }
}

/** Another sign-in system whose tokens the company accepts. */
export const SsoProvider = entity('system.ssoProvider', {
  label: ['单点登录来源', 'Sign-on provider'],
  proof: true,
  fields: {
    code: code('编码', 'Code', {
      required: true,
      unique: true,
      pattern: /^[a-z0-9][a-z0-9_-]{0,39}$/,
      patternWords: ['编码只能包含小写字母、数字、_和-', 'The code takes small letters, digits, _ and - only'],
      help: ['地址为 /auth/租户.编码/quickAuth', 'Its address is /auth/<tenant>.<code>/quickAuth'],
    }),
    name: text('名称', 'Name', { required: true, length: 60 }),
    nameEn: text('英文名称', 'English name', { length: 60 }),
    issuer: text('签发者', 'Issuer', { required: true, length: 200 }),
    audience: code('应用代码', 'Application code', { required: true, length: 100 }),
    jwksUrl: text('公钥地址', 'Address of its keys', { length: 300, pattern: /^https?:\/\/\S+$/ }),
    jwks: text('公钥', 'Keys', {
      length: 8000,
      pattern: /^\s*\{[^]*"keys"\s*:[^]*\}\s*$/,
      patternWords: NO_KEY_SET,
      help: ['JWKS 文本；填写后不再访问公钥地址', 'A key set as JSON; with it the address is not asked'],
    }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'issuer', 'audience', 'jwksUrl', 'markStatus'],
  query: ['code', 'name', 'issuer', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  // Whoever decides which tokens are believed can be anybody.
  administratorsOnly: ['create', 'edit', 'delete', 'import'],
  rules: [
    {
      field: 'jwks',
      must: (row) => blank(row.jwks) || isKeySet(row.jwks ?? ''),
      else: NO_KEY_SET,
    },
    {
      field: 'jwksUrl',
      must: (row) => !blank(row.jwksUrl) || !blank(row.jwks),
      else: ['请填写公钥地址或公钥', 'Give its keys or the address of its keys'],
    },
  ],
});
export interface SsoProvider extends RowOf<typeof SsoProvider> {}
