/**
 * @generated SignedSource<<2264bc150f0f2a76e691501abde7db7a>>
 * @relayHash 3ce22e59be1dfcd11aab692167afd091
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38ae863fe5315bbfb9418a12c9c66ebc7557ff71b2c7101d2abd3efa45deb34a

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
export type useUpdatePageMutation$variables = {
  input: UpdatePageInput;
};
export type useUpdatePageMutation$data = {
  readonly updatePage: {
    readonly __typename: string;
    readonly changedAt?: string | null | undefined;
    readonly changedBy?: string | null | undefined;
    readonly current?: {
      readonly page: {
        readonly " $fragmentSpreads": FragmentRefs<"pageValues_page">;
      } | null | undefined;
    };
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message?: string;
    readonly saved: {
      readonly " $fragmentSpreads": FragmentRefs<"pageValues_page">;
    } | null | undefined;
  };
};
export type useUpdatePageMutation = {
  response: useUpdatePageMutation$data;
  variables: useUpdatePageMutation$variables;
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
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Cater",
  "kind": "LinkedField",
  "name": "cater",
  "plural": false,
  "selections": (v7/*:: as any*/),
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
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "pageValues_page",
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "blocks",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v9/*:: as any*/),
            (v5/*:: as any*/),
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
                  "selections": (v7/*:: as any*/),
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
                (v8/*:: as any*/),
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
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v20 = {
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
v21 = {
  "kind": "InlineFragment",
  "selections": [
    (v19/*:: as any*/)
  ],
  "type": "NotPossible",
  "abstractKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedBy",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedAt",
  "storageKey": null
},
v24 = [
  (v6/*:: as any*/),
  (v9/*:: as any*/)
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Cater",
  "kind": "LinkedField",
  "name": "cater",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v26 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v25/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v9/*:: as any*/),
        (v5/*:: as any*/),
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
              "selections": (v24/*:: as any*/),
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
            (v25/*:: as any*/),
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
    "name": "useUpdatePageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updatePage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": (v18/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "saved"
          },
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  {
                    "fragment": (v18/*:: as any*/),
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "page"
                  }
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
    "name": "useUpdatePageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updatePage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v26/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v26/*:: as any*/),
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
    "id": "38ae863fe5315bbfb9418a12c9c66ebc7557ff71b2c7101d2abd3efa45deb34a",
    "metadata": {},
    "name": "useUpdatePageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a2ce408c788080252dd8cabf39e3f7a3";

export default node;
