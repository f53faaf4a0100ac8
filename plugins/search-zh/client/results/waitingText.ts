/** What is said while a search is on its way; nothing once it has come to an end. */
export function waitingText(status: 'idle' | 'loading' | 'stalled' | 'error'): string {
  if (status === 'stalled') return '正在搜索，网络有点慢……';
  return status === 'loading' ? '正在搜索……' : '';
}
