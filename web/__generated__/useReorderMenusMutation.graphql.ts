/**
 * @generated SignedSource<<35615150e03372650ca085d4ee1c2463>>
 * @relayHash 6771e612f70324805a4f0a7beb4aad1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c74c645ade961fc5ce7d0f409c03a012306c0bd0d1aa8fb6ad8e5e21361a307

import type { ConcreteRequest } from 'relay-runtime';
export type ReorderMenusInput = {
  categoryId?: string | null | undefined;
  caterNumber: number;
  menuIds: ReadonlyArray<string>;
};
export type useReorderMenusMutation$variables = {
  input: ReorderMenusInput;
};
export type useReorderMenusMutation$data = {
  readonly reorderMenus: {
    readonly __typename: "ReorderedMenus";
    readonly menus: ReadonlyArray<{
      readonly order: number;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useReorderMenusMutation = {
  response: useReorderMenusMutation$data;
  variables: useReorderMenusMutation$variables;
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
  "name": "order",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReorderMenusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reorderMenus",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Menu",
                "kind": "LinkedField",
                "name": "menus",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ReorderedMenus",
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
    "name": "useReorderMenusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reorderMenus",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Menu",
                "kind": "LinkedField",
                "name": "menus",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ReorderedMenus",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8c74c645ade961fc5ce7d0f409c03a012306c0bd0d1aa8fb6ad8e5e21361a307",
    "metadata": {},
    "name": "useReorderMenusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8818a3eac876ae3e6dafc8b2a6c49097";

export default node;
