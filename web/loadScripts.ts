/**
 * An inline script: loads the scripts that the element 'page-scripts' lists, the entry first, once a public page has been
 * painted. Else they share the connection and the processor with what a visitor sees first. Who works in a private page, an
 * order form or the office, waits for the script, which is loaded at once. Where no paint is told, they are loaded
 * after three seconds; a page in the background, which is not painted, loads them at once.
 */
export const LOAD_SCRIPTS_AFTER_PAINT =
  "(function(){function add(name,set){var e=document.createElement(name);e.setAttribute('fetchpriority','low');set(e);" +
  'document.head.appendChild(e)}' +
  "var list=document.getElementById('page-scripts'),isLoaded;function load(){if(isLoaded)return;isLoaded=true;" +
  'JSON.parse(list.textContent).forEach(function(path,index){' +
  "if(index===0)add('script',function(e){e.type='module';e.src=path});" +
  "else add('link',function(e){e.rel='modulepreload';e.href=path})})}" +
  "if(document.hidden||list.dataset.urgent)load();addEventListener('visibilitychange',load);" +
  "setTimeout(load,3000);new PerformanceObserver(load).observe({type:'paint',buffered:true})})()"

/** The list that LOAD_SCRIPTS_AFTER_PAINT reads; the scripts of an urgent one do not wait for the paint. */
export function listScripts(entry: string, scripts: readonly string[], isUrgent: boolean): string {
  const paths = JSON.stringify([...new Set([entry, ...scripts])])
  return `<script type="application/json" id="page-scripts"${isUrgent ? ' data-urgent="true"' : ''}>${paths}</script>`
}
