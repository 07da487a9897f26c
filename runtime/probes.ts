/** The paths that load balancers request every few seconds, which are not logged. */
export const isProbe = (path: string): boolean => path === '/healthz' || path === '/readyz'
