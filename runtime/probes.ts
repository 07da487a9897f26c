/** The paths that load balancers and collectors request every few seconds, which are not logged. */
export const isProbe = (path: string): boolean => path === '/healthz' || path === '/readyz' || path === '/metrics'
