/**
 * @generated SignedSource<<9d3855bcc3477c79bed6dfb49270af08>>
 * @relayHash dc3d6fa18bfb1e0fb9818c9cdf1cba8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2744523da521c79f6c0909d785b16aeb148c4807d39b9f9785e47d1cf741861c

import type { ConcreteRequest } from 'relay-runtime';
export type Course = "DESSERT" | "DRINK" | "MEAL" | "SIDE" | "%future added value";
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
export type UpdateMenuInput = {
  ageLimit?: number | null | undefined;
  allFoodsListed?: boolean | null | undefined;
  countsTowardsCapacity?: boolean | null | undefined;
  course?: Course | null | undefined;
  description?: string | null | undefined;
  discountFromPrice?: number | null | undefined;
  foodsVersion?: number | null | undefined;
  id: string;
  images?: ReadonlyArray<MenuImageInput> | null | undefined;
  isDraft?: boolean | null | undefined;
  leadTime?: MenuLeadTimeInput | null | undefined;
  maxAmount?: number | null | undefined;
  minAmount?: number | null | undefined;
  name?: string | null | undefined;
  offeredFrom?: string | null | undefined;
  offeredTo?: string | null | undefined;
  price?: number | null | undefined;
  soldOutTo?: string | null | undefined;
  type?: MenuType | null | undefined;
  version?: string | null | undefined;
};
export type MenuImageInput = {
  caption?: string | null | undefined;
  file?: null | null | undefined;
  id?: string | null | undefined;
};
export type MenuLeadTimeInput = {
  cutoff: string;
  days: number;
};
export type menuMutationsChangeMutation$variables = {
  input: UpdateMenuInput;
};
export type menuMutationsChangeMutation$data = {
  readonly updateMenu: {
    readonly __typename: "Menu";
    readonly isDraft: boolean;
    readonly price: number;
    readonly soldOutTo: string | null | undefined;
    readonly version: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type menuMutationsChangeMutation = {
  response: menuMutationsChangeMutation$data;
  variables: menuMutationsChangeMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "soldOutTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDraft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Menu",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "menuMutationsChangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMenu",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "menuMutationsChangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMenu",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
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
    "id": "2744523da521c79f6c0909d785b16aeb148c4807d39b9f9785e47d1cf741861c",
    "metadata": {},
    "name": "menuMutationsChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0bc1252e15b3da97a8d3caf9d76472f";

export default node;
