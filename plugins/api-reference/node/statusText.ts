const MEANINGS: Record<string, string> = {
  '200': '成功',
  '201': '已创建',
  '202': '已接受',
  '204': '成功，无内容',
  '307': '临时重定向',
  '400': '请求有误',
  '401': '未认证',
  '403': '没有权限',
  '404': '不存在',
  '409': '冲突',
  '413': '内容过大',
  '422': '参数校验失败',
  '500': '服务器内部错误',
  '501': '未实现',
  '503': '服务不可用',
};

const CLASSES: Record<string, string> = {'1': '信息', '2': '成功', '3': '重定向', '4': '请求有误', '5': '服务器出错'};

/** What an HTTP status code means, in a few Chinese words. */
export function statusText(status: string): string {
  return MEANINGS[status] ?? CLASSES[status[0] ?? ''] ?? '其他';
}
