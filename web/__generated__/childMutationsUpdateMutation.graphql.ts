/**
 * @generated SignedSource<<8af8db1ef48ff5102dcbd6ebfd49c3b5>>
 * @relayHash 3ed7dc1697ae2a5a07edc0018dfbbc34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80c716678c9b961f50c2a6b2eafcc7152e9abd7cd036d60ca8a399b978bcfc85

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
export type UpdateMenuChildInput = {
  ageLimit?: number | null | undefined;
  declarationFits?: boolean | null | undefined;
  description?: string | null | undefined;
  discountFromPrice?: number | null | undefined;
  dishUuid?: string | null | undefined;
  id: string;
  images?: ReadonlyArray<MenuImageInput> | null | undefined;
  maxAmount?: number | null | undefined;
  minAmount?: number | null | undefined;
  name?: string | null | undefined;
  price?: number | null | undefined;
  type?: MenuType | null | undefined;
  version?: string | null | undefined;
};
export type MenuImageInput = {
  caption?: string | null | undefined;
  file?: null | null | undefined;
  id?: string | null | undefined;
};
export type childMutationsUpdateMutation$variables = {
  input: UpdateMenuChildInput;
};
export type childMutationsUpdateMutation$data = {
  readonly updateMenuChild: {
    readonly current?: {
      readonly saved: {
        readonly " $fragmentSpreads": FragmentRefs<"childValues_child">;
      } | null | undefined;
    };
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"toSaveResult_error">;
    } | null | undefined;
    readonly saved: {
      readonly " $fragmentSpreads": FragmentRefs<"childValues_child">;
    } | null | undefined;
  };
};
export type childMutationsUpdateMutation = {
  response: childMutationsUpdateMutation$data;
  variables: childMutationsUpdateMutation$variables;
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
  "name": "type",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "writtenDescription",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "width",
        "value": 640
      }
    ],
    "kind": "ScalarField",
    "name": "url",
    "storageKey": "url(width:640)"
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "caption",
    "storageKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minAmount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxAmount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ageLimit",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dishUuid",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Declaration",
  "kind": "LinkedField",
  "name": "declaration",
  "plural": false,
  "selections": [
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v15 = {
  "fragment": {
    "kind": "InlineFragment",
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "childValues_child",
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "toPicture_image",
                "selections": (v6/*:: as any*/),
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "type": "Menu",
    "abstractKey": null
  },
  "kind": "AliasedInlineFragmentSpread",
  "name": "saved"
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v17 = [
  (v16/*:: as any*/),
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
          (v16/*:: as any*/)
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
v18 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "type": "Menu",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "childMutationsUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMenuChild",
        "plural": false,
        "selections": [
          (v15/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "toSaveResult_error",
                  "selections": (v17/*:: as any*/),
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
                  (v15/*:: as any*/)
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
    "name": "childMutationsUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMenuChild",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          (v18/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v17/*:: as any*/),
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
                  (v12/*:: as any*/),
                  (v18/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "EditConflict",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/)
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "80c716678c9b961f50c2a6b2eafcc7152e9abd7cd036d60ca8a399b978bcfc85",
    "metadata": {},
    "name": "childMutationsUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "206dae129f65c9a455a0459d5067d509";

export default node;
