/**
 * An inline script: loads the scripts that the element 'page-scripts' lists, the entry first, once the page has been painted.
 * Else they share the connection and the processor with what a visitor sees first. They are loaded at once where the list is
 * urgent and in a page in the background, which is not painted; where no paint is told, after three seconds.
 */
export const LOAD_SCRIPTS =
  "(function(){function add(name,set){var e=document.createElement(name);e.setAttribute('fetchpriority','low');set(e);" +
  'document.head.appendChild(e)}' +
  "var list=document.getElementById('page-scripts'),isLoaded;function load(){if(isLoaded)return;isLoaded=true;" +
  'JSON.parse(list.textContent).forEach(function(path,index){' +
  "if(index===0)add('script',function(e){e.type='module';e.src=path});" +
  "else add('link',function(e){e.rel='modulepreload';e.href=path})})}" +
  "if(document.hidden||list.dataset.urgent)load();addEventListener('visibilitychange',load);" +
  "setTimeout(load,3000);new PerformanceObserver(load).observe({type:'paint',buffered:true})})()"

/** The list that LOAD_SCRIPTS reads. It is urgent in a private page, the order form or the office, where somebody works. */
export function listScripts(entry: string, scripts: readonly string[], isUrgent: boolean): string {
  const paths = JSON.stringify([...new Set([entry, ...scripts])])
  return `<script type="application/json" id="page-scripts"${isUrgent ? ' data-urgent="true"' : ''}>${paths}</script>`
}
