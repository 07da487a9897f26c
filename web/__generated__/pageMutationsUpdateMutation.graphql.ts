/**
 * @generated SignedSource<<3b4ed25a1fc72da76e06fcfc6f1ee801>>
 * @relayHash 5cc1ce6f1c72aeb2d6379446ba311c3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55508dbebf0f66d361e62f0185438969b0034c8504222fa757d17ad15f6489fd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LandingBlockType = "BANNER" | "CATER" | "FOOD_TYPE" | "OCCASION" | "OFFER" | "%future added value";
export type UpdatePageInput = {
  blocks?: ReadonlyArray<LandingBlockInput> | null | undefined;
  caterNumber?: number | null | undefined;
  id: string;
  title?: string | null | undefined;
  url?: string | null | undefined;
  version?: string | null | undefined;
};
export type LandingBlockInput = {
  caterNumbers?: ReadonlyArray<number> | null | undefined;
  filterIds?: ReadonlyArray<string> | null | undefined;
  id?: string | null | undefined;
  image?: string | null | undefined;
  linkText?: string | null | undefined;
  linkUrl?: string | null | undefined;
  menuId?: string | null | undefined;
  text?: string | null | undefined;
  title: string;
  type: LandingBlockType;
};
export type pageMutationsUpdateMutation$variables = {
  input: UpdatePageInput;
};
export type pageMutationsUpdateMutation$data = {
  readonly updatePage: {
    readonly current?: {
      readonly saved: {
        readonly " $fragmentSpreads": FragmentRefs<"pageValues_page">;
      } | null | undefined;
    };
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"toSaveResult_error">;
    } | null | undefined;
    readonly saved: {
      readonly " $fragmentSpreads": FragmentRefs<"pageValues_page">;
    } | null | undefined;
  };
};
export type pageMutationsUpdateMutation = {
  response: pageMutationsUpdateMutation$data;
  variables: pageMutationsUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Cater",
  "kind": "LinkedField",
  "name": "cater",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "image",
  "storageKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkText",
      "storageKey": null
    }
  ],
  "type": "BannerBlock",
  "abstractKey": null
},
v13 = [
  (v9/*:: as any*/)
],
v14 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Filter",
    "kind": "LinkedField",
    "name": "filters",
    "plural": true,
    "selections": (v13/*:: as any*/),
    "storageKey": null
  }
],
v15 = {
  "kind": "InlineFragment",
  "selections": (v14/*:: as any*/),
  "type": "FoodTypeBlock",
  "abstractKey": null
},
v16 = {
  "kind": "InlineFragment",
  "selections": (v14/*:: as any*/),
  "type": "OccasionBlock",
  "abstractKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Menu",
  "kind": "LinkedField",
  "name": "menu",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v18 = {
  "fragment": {
    "kind": "InlineFragment",
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "pageValues_page",
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "blocks",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v4/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Cater",
                    "kind": "LinkedField",
                    "name": "caters",
                    "plural": true,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "CaterBlock",
                "abstractKey": null
              },
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v7/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "type": "OfferBlock",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "type": "Page",
    "abstractKey": null
  },
  "kind": "AliasedInlineFragmentSpread",
  "name": "saved"
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v20 = [
  (v19/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ValidationIssue",
        "kind": "LinkedField",
        "name": "issues",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          (v19/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "ValidationFailed",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedBy",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedAt",
        "storageKey": null
      }
    ],
    "type": "EditConflict",
    "abstractKey": null
  }
],
v21 = [
  (v5/*:: as any*/),
  (v9/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Cater",
  "kind": "LinkedField",
  "name": "cater",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v22/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v4/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Cater",
              "kind": "LinkedField",
              "name": "caters",
              "plural": true,
              "selections": (v21/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "CaterBlock",
          "abstractKey": null
        },
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v22/*:: as any*/),
            (v17/*:: as any*/)
          ],
          "type": "OfferBlock",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Page",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "pageMutationsUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updatePage",
        "plural": false,
        "selections": [
          (v18/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "toSaveResult_error",
                  "selections": (v20/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "UserError",
              "abstractKey": "__isUserError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v18/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "EditConflict",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pageMutationsUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updatePage",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v23/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v20/*:: as any*/),
            "type": "UserError",
            "abstractKey": "__isUserError"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v23/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "EditConflict",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v13/*:: as any*/),
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "55508dbebf0f66d361e62f0185438969b0034c8504222fa757d17ad15f6489fd",
    "metadata": {},
    "name": "pageMutationsUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "082f56587134ee55b1049200511917ec";

export default node;
