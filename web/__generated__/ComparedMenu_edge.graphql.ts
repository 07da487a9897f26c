/**
 * @generated SignedSource<<5ebc1ff8e6b3b40b19f0fbbe4de7d6bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaterMatch = "DOES_NOT_FIT" | "NOT_DELIVERED" | "NO_COURSE" | "NO_MENU" | "OTHER_DATE" | "OVER_BUDGET" | "POSSIBLE" | "UNDECLARED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ComparedMenu_edge$data = {
  readonly coverPrice: number | null | undefined;
  readonly match: CaterMatch;
  readonly menu: {
    readonly name: string;
    readonly uuid: string;
  } | null | undefined;
  readonly node: {
    readonly name: string;
  };
  readonly otherMenus: ReadonlyArray<{
    readonly coverPrice: number;
    readonly menu: {
      readonly name: string;
      readonly uuid: string;
    };
    readonly totalPrice: {
      readonly perCover: number;
    } | null | undefined;
  }>;
  readonly totalPrice: {
    readonly perCover: number;
  } | null | undefined;
  readonly " $fragmentType": "ComparedMenu_edge";
};
export type ComparedMenu_edge$key = {
  readonly " $data"?: ComparedMenu_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedMenu_edge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coverPrice",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "FoundMenu",
  "kind": "LinkedField",
  "name": "menu",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "WholePrice",
  "kind": "LinkedField",
  "name": "totalPrice",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "perCover",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparedMenu_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "match",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OtherMenu",
      "kind": "LinkedField",
      "name": "otherMenus",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "FoundCaterEdge",
  "abstractKey": null
};
})();

(node as any).hash = "1d080312101fc8ea0e75661ca5f22558";

export default node;
