/**
 * @generated SignedSource<<a9a904fbe8ce3a68ed0842dd16a3f8a8>>
 * @relayHash f892c428c51775305b2e29a4445ea195
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c65deaa77e2f1e57e5266e932012b20869c037664063691d6c2709726f24f21b

import type { ConcreteRequest } from 'relay-runtime';
export type ReorderMenusInput = {
  categoryId?: string | null | undefined;
  caterNumber: number;
  menuIds: ReadonlyArray<string>;
};
export type menuMutationsReorderMutation$variables = {
  input: ReorderMenusInput;
};
export type menuMutationsReorderMutation$data = {
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
export type menuMutationsReorderMutation = {
  response: menuMutationsReorderMutation$data;
  variables: menuMutationsReorderMutation$variables;
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
    "name": "menuMutationsReorderMutation",
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
    "name": "menuMutationsReorderMutation",
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
    "id": "c65deaa77e2f1e57e5266e932012b20869c037664063691d6c2709726f24f21b",
    "metadata": {},
    "name": "menuMutationsReorderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "01aa10653a1d8b7e72641071c7372e37";

export default node;
