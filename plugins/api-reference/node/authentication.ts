import type {OpenApi, SecurityRequirement} from '../../../lib/openapi/openApi';

/** Whether requests without credentials are allowed: an empty requirement among others means so. */
const isOptional = (requirements: readonly SecurityRequirement[]) =>
  requirements.some((requirement) => Object.keys(requirement).length === 0);

/** Whether all requests need authentication. */
export const needsAuthentication = (requirements: readonly SecurityRequirement[]): boolean =>
  requirements.length > 0 && !isOptional(requirements);

/** The authentication methods as Markdown; each one is sufficient. */
function listWays(api: OpenApi, requirements: readonly SecurityRequirement[]): string[] {
  const schemes = requirements.flatMap(Object.keys).map((name) => api.components?.securitySchemes?.[name]);
  const hasKeyIn = (place: string) => schemes.some((scheme) => scheme?.type === 'apiKey' && scheme.in === place);
  return [
    ...(hasKeyIn('header') ? ['请求头 `x-api-key`（推荐）'] : []),
    ...(hasKeyIn('query') ? ['查询参数 `x-api-key`（会留在日志里，不推荐）'] : []),
    ...(schemes.some((scheme) => scheme?.type === 'oauth2' || scheme?.type === 'http')
      ? ['请求头 `Authorization: Bearer <登录令牌>`']
      : []),
  ];
}

/** Describes the authentication of an operation as Markdown. */
export function describeAuthentication(api: OpenApi, requirements: readonly SecurityRequirement[], takesKey: boolean): string {
  if (requirements.length === 0) return '这个操作不检查身份，不需要 API 密钥。';
  const ways = listWays(api, requirements).map((way) => `- ${way}`);
  const lead = isOptional(requirements) ? '可以不验证身份；要验证时，下列方式任选其一：' : '需要身份验证，下列方式任选其一：';
  const note = takesKey ? '密钥的创建方法见 [API 密钥与身份验证](/api-keys-and-authentication)。' : '';
  return `${lead}\n\n${ways.join('\n')}\n\n${note}`;
}
