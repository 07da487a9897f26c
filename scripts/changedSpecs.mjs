import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The tests that show that the product still holds together, wherever the ground of a room has changed. */
const STORIES = ['story', 'phoneStory', 'catalogueStory', 'serverRendered', 'live', 'session']

/**
 * The browser tests of each folder or file, by the beginning of its path or by the name of its feature in any
 * room. Its test holds that each browser test is named and each folder with code has one.
 */
export const SPECS_OF = [
  [
    /^web\/(browser|errors|page|relay|session|validation)\/|^web\/[^/]+$/,
    [...STORIES, 'errorCatalogue', 'unansweredPages', 'signedOutActions', 'codeByRoute'],
  ],
  [/^web\/ui\//, [...STORIES, 'dialogs', 'keyboard', 'touch', 'tooltips', 'motion', 'zoomed', 'accessibleCatalogue']],
  [
    /^web\/(login|accessibility)\/|^(api|bff)\/users\/|^api\/accounts\/|^bff\/session\//,
    ['password', 'session', 'staff', 'zoomed', 'signedOutActions', 'filledFields'],
  ],
  [/^web\/(storefront|lines|party)\/|^web\/office\/(orders|menus|form|undo)\/|^web\/movedNodes\.ts$/, ['translated']],
  [/^web\/filledFields\.ts$/, ['filledFields']],
  [
    /^web\/(frontpage|cities|everyHost|pictures|reviews)\/|\/search\//,
    ['frontPage', 'caterSearch', 'search', 'savings'],
  ],
  [
    /^web\/((storefront\/)?catalogue|pictures|reviews)\/|^web\/storefront\/[^/]+$|^bff\/storefront\//,
    [
      'storefrontStates',
      'choosing',
      'groups',
      'basket',
      'menuPicturesShown',
      'savings',
      'wholePrice',
      'serverRendered',
      'touch',
      'smiley',
      'phone',
      'dialogs',
      'keyboard',
    ],
  ],
  [
    /^web\/(party|lines|storefront\/basket)\//,
    ['basket', 'party', 'choosing', 'storefrontStates', 'placedOrder', 'phone'],
  ],
  [
    /^web\/(delivery|storefront\/conditions)\/|\/(zones|cities|availability)\//,
    ['zones', 'availability', 'ordering', 'wholePrice', 'calendar'],
  ],
  [
    /^web\/storefront\/(ordering|placed|thanks)\//,
    ['ordering', 'placedOrder', 'phoneStory', 'phoneOrder', 'print', 'ageLimit', 'keyboard', 'story'],
  ],
  [
    /^web\/storefront\/order\/|^(api|bff)\/orders\//,
    ['orderPage', 'placedOrder', 'proposals', 'orderAgain', 'orderDetail', 'orderQueue', 'live', 'story'],
  ],
  [/\/orderAgain\//, ['orderAgain']],
  [/hared?Basket/, ['sharedBasket']],
  [/\/offers\//, ['offers']],
  [/roposal/, ['proposals', 'offers', 'orderPage']],
  [
    /^web\/office\/(orders|orderActions|orderTexts)\//,
    [
      'orderList',
      'orderDetail',
      'orderQueue',
      'orderBulk',
      'proposals',
      'live',
      'print',
      'caterersClicks',
      'officeLayout',
      'dashboard',
    ],
  ],
  [
    /^web\/office\/(undo|live|keys|orderActions)\//,
    ['orderQueue', 'orderBulk', 'live', 'keyboard', 'officeLayout', 'caterersClicks'],
  ],
  [
    /^web\/office\/(form|richText|sortable)\//,
    ['failedSaves', 'unsavedText', 'errorCatalogue', 'menus', 'menuItems', 'cms', 'categories', 'dialogs'],
  ],
  [
    /^web\/office\/((access|page)\/)?[^/]+$/,
    ['officeLayout', 'phone', 'keyboard', 'dashboard', 'session', 'accessibleCatalogue'],
  ],
  [
    /\/(production|kitchen|reports)\//,
    ['kitchen', 'labels', 'paper', 'print', 'caterersClicks', 'calendar', 'officeLayout'],
  ],
  [/^web\/office\/calendar\//, ['calendar', 'availability']],
  [/^web\/office\/settings\//, ['caters', 'zones', 'availability']],
  [/^web\/office\/dashboard\//, ['dashboard', 'live', 'phone']],
  [/^web\/office\/phoneOrder\//, ['phoneOrder']],
  [/\/(foods|dishes)\/|llergen/, ['foods', 'allergens', 'dietFilter', 'menuItems', 'accessibleCatalogue']],
  [
    /\/(menus|services|prices|catalogue|images)\//,
    [
      'menus',
      'menuItems',
      'menuList',
      'menuPictures',
      'menuPicturesShown',
      'pictureBytes',
      'catalogueStory',
      'savings',
      'accessibleCatalogue',
    ],
  ],
  [/\/categories\//, ['categories', 'accessibleCatalogue']],
  [/\/(caters|filters)\//, ['caters', 'smiley', 'accessibleCatalogue']],
  [/\/cms\//, ['cms', 'accessibleCatalogue']],
  [/^web\/office\/(caterChoice|list)\//, ['caters', 'cms', 'dashboard', 'accessibleCatalogue']],
  [/\/users\//, ['staff', 'password']],
  [
    /^bff\/(ssr|graph|http|cache|session|v2|execution|development|[^/]+$)/,
    [...STORIES, 'cachedPages', 'graphiql', 'unansweredPages', 'errorCatalogue', 'visitorsPoints'],
  ],
  [
    /^(runtime|api\/(http|routes|database|openapi|rateLimit|purges|commands|audit|backup|demo|personalData))\/|^api\/[^/]+$/,
    STORIES,
  ],
  [/^api\/(mail|jobs)\//, [...STORIES, 'orderPage', 'proposals', 'offers', 'password']],
  [/^bff\/observability\//, STORIES],
  [
    /^(scripts\/(stack|toolchain|build)\.mjs|tests\/fixtures\/.+|(vite\.config|relay[A-Z]\w+)\.ts|package(-lock)?\.json)$/,
    STORIES,
  ],
  [/^(domain|contract)\//, [...STORIES, 'choosing', 'ordering', 'proposals', 'availability', 'foods']],
  [/^tests\/e2e\/(?!.*\.spec\.ts)/, STORIES],
]

/** The files that differ from the last commit, or are not known to git. */
export const changedFiles = () =>
  execFileSync('git', ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3))

/** The browser tests of some files, as paths. */
export function specsOf(files) {
  const isCode = (file) => !/\.(test\.tsx?|md)$|\/testing\//.test(file)
  const named = files
    .filter(isCode)
    .flatMap((file) => SPECS_OF.flatMap(([folder, specs]) => (folder.test(file) ? specs : [])))
  const changed = files.filter((file) => file.endsWith('.spec.ts') && existsSync(file))
  return [...new Set([...named.map((name) => `tests/e2e/${name}.spec.ts`), ...changed])].sort()
}
